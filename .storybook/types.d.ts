/// <reference types="vite/client" />

declare module 'virtual:site-contents' {
  type Content = import('./sites/site-content.ts').SiteContent;
  const contents: Readonly<
    Record<import('../src/themes/brand.ts').BrandKey, () => Promise<{ default: Content }>>
  >;
  export default contents;
}
