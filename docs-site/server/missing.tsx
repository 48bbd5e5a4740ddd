import { Heading } from '../../src/components/Heading/index.ts';
import { Text } from '../../src/components/Text/index.ts';
import { to } from '../addresses.ts';
import type { Section } from '../page.ts';
import { Document } from './Document.tsx';
import { html } from './html.ts';
import { Layout } from './Layout.tsx';

/** The page of an address that leads nowhere. A script adds the pages with a like address, from the tree. */
export function missingHtml(sections: readonly Section[]): string {
  return html(
    <Document title="No such page · Rotativa" description="This address leads to no page." isListed={false}>
      <Layout sections={sections}>
        <Heading level={1} size="xl">
          There is no such page
        </Heading>
        <Text>
          The page may have another address in this version. Search for it with <kbd>/</kbd>, or begin with
          one of these.
        </Text>
        <div className="docs-near" data-near="" hidden>
          <h2>Pages with a like address</h2>
          <ul className="docs-list" />
        </div>
        <div className="docs-near">
          <h2>Where to begin</h2>
          <ul className="docs-list">
            {STARTS.map(([title, path]) => (
              <li key={path}>
                <a href={to(path)}>{title}</a>
              </li>
            ))}
          </ul>
        </div>
      </Layout>
    </Document>,
  );
}

const STARTS = [
  ['Front page', ''],
  ['Install', 'install/'],
  ['All pieces', 'pieces/'],
  ['All guides', 'guides/'],
  ['Versions', 'versions/'],
] as const;
