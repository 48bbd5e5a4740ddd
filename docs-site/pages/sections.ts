import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { ROOT } from '../../compiler/entries.ts';
import { to } from '../addresses.ts';
import { GROUPS, TASKS } from '../content.ts';
import type { Page, Section } from '../page.ts';
import { documentPage, guideSources, markdownPage, RECIPES, recipeSources } from './guides.ts';
import { waitingChanges } from './changes.ts';
import type { Places } from './links.ts';
import { referencePages } from './reference.ts';

type Group = Section['groups'][number];

const INSTALL = { path: 'install/', file: 'docs/installing.md' };
const RELEASES = { path: 'support/', file: 'docs/releases.md' };
const SECURITY = { path: 'security/', file: 'SECURITY.md' };

/** Where each document of `docs` is on the site. */
export function placesOf(): Places {
  const sources = [INSTALL, RELEASES, SECURITY, ...[...guideSources().values()].flat(), ...recipeSources()];
  return { guides: new Map(sources.map(({ path, file }) => [nameOf(file), path])) };
}

/** `docs/recipes/article.md` is named `recipes/article` by links. */
const nameOf = (file: string): string => file.replace(/^docs\//, '').replace(/\.md$/, '');

/** A page that lists others with a line each. */
function listPage(
  path: string,
  title: string,
  words: string,
  groups: readonly Group[],
  places: Places,
): Page {
  const lines = groups.map(({ title: name, pages }) => {
    const items = pages.map((page) => `- [${page.title}](${to(page.path)}): ${page.description}`);
    return `${name ? `## ${name}\n\n` : ''}${items.join('\n')}`;
  });
  return markdownPage(path, `# ${title}\n\n${words}\n\n${lines.join('\n\n')}\n`, places);
}

/** The pieces by what they are for. @throws when a component is under no task or under two, or a group has no name */
function pieceGroups(pages: ReadonlyMap<string, Page>): {
  components: Group[];
  blocks: Group[];
  patterns: Group[];
} {
  const components = [...pages.keys()]
    .filter((piece) => piece.startsWith('components/'))
    .map((piece) => basename(piece));
  const placed = Object.values(TASKS).flat();
  const wrong = [
    ...components.filter((name) => !placed.includes(name)),
    ...placed.filter((name, at) => !components.includes(name) || placed.indexOf(name) !== at),
  ];
  if (wrong.length > 0)
    throw new Error(`docs-site/content.ts must have each component under one task: ${wrong.join(', ')}`);
  const groupsOf = (layer: string): Group[] => {
    const folders = new Set(
      [...pages.keys()].filter((piece) => piece.startsWith(layer)).map((piece) => dirname(piece)),
    );
    const unnamed = [...folders].filter((folder) => !(folder in GROUPS));
    if (unnamed.length > 0) throw new Error(`docs-site/content.ts has no name for ${unnamed.join(', ')}`);
    return Object.entries(GROUPS)
      .filter(([folder]) => folders.has(folder))
      .map(([folder, title]) => ({
        title,
        pages: [...pages].filter(([piece]) => dirname(piece) === folder).map(([, page]) => page),
      }));
  };
  return {
    components: Object.entries(TASKS).map(([title, names]) => ({
      title,
      pages: names.map((name) => pages.get(`components/${name}`)!),
    })),
    blocks: groupsOf('blocks/'),
    patterns: groupsOf('patterns/'),
  };
}

const KINDS = { major: 'Major changes', minor: 'Minor changes', patch: 'Patches' } as const;

/** The changes that wait for a release by their kind, then the changelog of what is published. */
function changelog(places: Places): Page {
  const waiting = waitingChanges();
  const kinds = Object.entries(KINDS).map(([kind, title]) => {
    const texts = waiting.filter((change) => change.kind === kind).map(({ text }) => text);
    return texts.length > 0 ? `### ${title}\n\n${texts.join('\n\n---\n\n')}` : '';
  });
  const written = join(ROOT, 'CHANGELOG.md');
  const published = existsSync(written) ? readFileSync(written, 'utf8').replace(/^# .*$/m, '') : '';
  const next = waiting.length > 0 ? `## Next release\n\n${kinds.filter(Boolean).join('\n\n')}\n` : '';
  const text = `# Changelog

${published ? 'What each version changes for you' : 'Nothing is published yet; this is what the first release brings'}. The page of a piece has its changes, too. [Support and releases](releases.md) says what a version may change.

${next}${published}`;
  return markdownPage('changelog/', text, places);
}

/** The published versions. Each is a folder of the host, and this build is the newest. */
export const VERSIONS = [{ version: manifest.version, path: to(''), changelog: to('changelog/') }];

const versions = (places: Places): Page =>
  markdownPage(
    'versions/',
    `# Versions

| version | documentation |
|---|---|
${VERSIONS.map(({ version, path }) => `| ${version === '0.0.0' ? `${version}, before the first release` : version} | [this site](${path}) |`).join('\n')}

The list is also [data](${to('data/versions.json')}). A version that is published later keeps its pages in a folder with its number. [Support and releases](${to('support/')}) says which versions get fixes.
`,
    places,
  );

/** All pages in reading order. @param pages the pages of pieces, by piece */
export async function readSections(pages: ReadonlyMap<string, Page>, places: Places): Promise<Section[]> {
  const { components, blocks, patterns } = pieceGroups(pages);
  const recipes = recipeSources().map((source) => documentPage(source, places));
  const guides = [...guideSources()].map(([title, sources]): Group => ({
    title,
    pages: sources.map((source) => documentPage(source, places)),
  }));
  const [brand, ...otherGuides] = guides;
  const reference = await referencePages(places);
  const all = [...components, ...blocks, ...patterns];
  const overview = {
    ...listPage(
      'pieces/',
      'Pieces',
      'Components are primitives. Blocks are what editors place on a page, and the parts of an article. Patterns are compositions. Choose a brand to see all of them in it.',
      all,
      places,
    ),
    catalogue: all,
  };
  const hasOverview = recipes.some(({ path }) => path === RECIPES);
  const recipeList = hasOverview
    ? []
    : [
        listPage(
          RECIPES,
          'Recipes',
          'Whole pages from your own data.',
          [{ title: '', pages: recipes }],
          places,
        ),
      ];
  const guideList = listPage('guides/', 'Guides', 'In reading order.', guides, places);
  const referenceList = listPage(
    'reference/',
    'Reference',
    'Made from the data of the package.',
    [{ title: '', pages: reference }],
    places,
  );
  return [
    { title: 'Begin', groups: [{ title: '', pages: [documentPage(INSTALL, places)] }] },
    ...(recipes.length > 0
      ? [{ title: 'Recipes', groups: [{ title: '', pages: [...recipeList, ...recipes] }] }]
      : []),
    { title: 'Your brand', groups: [{ title: '', pages: brand!.pages }] },
    { title: 'Components', groups: [{ title: '', pages: [overview] }, ...components] },
    { title: 'Blocks', groups: blocks },
    { title: 'Patterns', groups: patterns },
    { title: 'Guides', groups: [{ title: '', pages: [guideList] }, ...otherGuides] },
    { title: 'Reference', groups: [{ title: '', pages: [referenceList, ...reference] }] },
    {
      title: 'Versions',
      groups: [
        {
          title: '',
          pages: [
            changelog(places),
            versions(places),
            documentPage(RELEASES, places),
            documentPage(SECURITY, places),
          ],
        },
      ],
    },
  ];
}
