import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import '../brand/theme.css';
import '../newspaper/site.css';
import { FooterSwitch } from '../newspaper/client/FooterSwitch.tsx';
import { modeAttribute, readerAttribute } from '../newspaper/server/visit.ts';
import { brand, origin } from '../newspaper/site.ts';
import { Links } from './Links.tsx';
import { visit } from './visit.ts';

export const metadata: Metadata = {
  metadataBase: new URL(origin),
  title: { default: `${brand.name}: ${brand.tagline}`, template: `%s | ${brand.name}` },
  description: brand.tagline,
  icons: { icon: '/icono.svg' },
  alternates: { types: { 'application/rss+xml': '/rss.xml' } },
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: brand.themeColor.light },
    { media: '(prefers-color-scheme: dark)', color: brand.themeColor.dark },
  ],
};

/** The document. Brand, mode and reader are attributes, so the first frame is in the reader's mode. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const current = await visit();
  return (
    <html
      lang="es-CO"
      data-brand={brand.key}
      data-mode={modeAttribute(current)}
      data-reader={readerAttribute(current)}
      suppressHydrationWarning
    >
      <body>
        <Links>{children}</Links>
        <FooterSwitch />
      </body>
    </html>
  );
}
