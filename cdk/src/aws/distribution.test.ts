import { App, Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda'
import { expect, test } from 'vitest'
import { addressOf, makeDistribution } from './distribution.ts'
import { makeBucket } from './stores.ts'

const certificate = 'arn:aws:acm:us-east-1:123456789012:certificate/0000'

test('a domain comes with its certificate, and is the address of the site', () => {
  const stack = new Stack(new App({ analyticsReporting: false }), 'Test')
  const make = (id: string) =>
    new LambdaFunction(stack, id, {
      runtime: Runtime.NODEJS_24_X,
      handler: 'index.handler',
      code: Code.fromInline('1'),
    })
  const distribution = makeDistribution(stack, {
    bucket: makeBucket(stack),
    functions: {
      character: make('Character'),
      game: make('Game'),
      lodestone: make('Lodestone'),
      realtime: make('Realtime'),
      search: make('Search'),
    },
    domain: 'kupodex.example',
    certificate,
  })
  expect(stack.resolve(addressOf(distribution, 'kupodex.example'))).toBe('https://kupodex.example')
  Template.fromStack(stack).hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: {
      Aliases: ['kupodex.example'],
      ViewerCertificate: { AcmCertificateArn: certificate, MinimumProtocolVersion: 'TLSv1.2_2021' },
    },
  })
})
