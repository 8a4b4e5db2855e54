/** A challenge in the form of AWS WAF's, written by us: a script for browsers, and nothing of the site. */
export const challengePage = `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title></title>
<script type="text/javascript">
window.awsWafCookieDomainList = ["finalfantasyxiv.com"];
window.gokuProps = { "key": "AAAA", "context": "BBBB", "iv": "CCCC" };
</script>
<script src="https://0123456789ab.edge.example/challenge.js"></script></head>
<body><div id="challenge-container"></div>
<script type="text/javascript">AwsWafIntegration.getToken().then(() => window.location.reload(true));</script>
<noscript><h1>No JavaScript</h1>This page finds out whether you are a robot.</noscript></body></html>
`
