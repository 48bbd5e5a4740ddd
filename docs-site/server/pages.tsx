import { Heading } from '../../src/components/Heading/index.ts';
import type { Page, Section } from '../page.ts';
import { to } from '../addresses.ts';
import { Catalogue } from './Catalogue.tsx';
import { Choices } from './Choices.tsx';
import { Contents } from './Contents.tsx';
import { Document } from './Document.tsx';
import { html } from './html.ts';
import { Layout } from './Layout.tsx';
import { Neighbours } from './Neighbours.tsx';
import { Body } from './nodes.tsx';
import { PageFoot, PageTools } from './PageLinks.tsx';

function Facts({ facts }: { facts: NonNullable<Page['facts']> }) {
  return (
    <dl className="docs-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <code>{value}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const sectionOf = (sections: readonly Section[], page: Page): string =>
  sections.find(({ groups }) => groups.some(({ pages }) => pages.includes(page)))?.title ?? '';

/** The HTML of a page with the tree of all pages beside it. */
export function pageHtml(page: Page, sections: readonly Section[]): string {
  const hasExamples = page.catalogue !== undefined || page.body.some(({ type }) => type === 'html');
  const section = sectionOf(sections, page);
  return html(
    <Document
      title={`${page.title} · Rotativa`}
      description={page.description}
      markdown={to(`${page.path}index.md`)}
    >
      <Layout sections={sections} current={page.path}>
        <Contents nodes={page.body} />
        <article data-pagefind-body="" data-pagefind-meta={`section:${section}`}>
          <p className="docs-section" data-pagefind-ignore="">
            {section}
          </p>
          <Heading level={1} size="xl">
            {page.title}
          </Heading>
          {page.facts && <Facts facts={page.facts} />}
          <PageTools page={page} />
          {hasExamples && <Choices />}
          <div className="docs-body">
            {page.catalogue ? (
              <Catalogue page={page} groups={page.catalogue} />
            ) : (
              <Body nodes={page.body} examples={page.examples ?? {}} title={page.title} />
            )}
          </div>
        </article>
        <Neighbours sections={sections} path={page.path} />
        <PageFoot page={page} />
      </Layout>
    </Document>,
  );
}
