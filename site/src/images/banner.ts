import { type Banner, bannerFile } from '@kupodex/data/contract'

/** Where the files of a banner are, as an `img` takes them: the narrowest, and all with their widths. */
export const bannerSources = ({ key, widths }: Banner): { src: string; srcSet: string } => ({
  src: `/${bannerFile(key, Math.min(...widths))}`,
  srcSet: widths.map((width) => `/${bannerFile(key, width)} ${width}w`).join(', '),
})
