import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import boundaries from 'eslint-plugin-boundaries';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const PIECES_MAY_IMPORT = [
  'messages',
  'forms',
  'styling',
  'tokens',
  'themes',
  'domain',
  'components',
  'providers/ports',
  'flows',
  'providers',
  'islands',
];

/** The folders of `src`, and the others that each may import: imports point down only. One inside another comes first. */
const LAYERS = {
  messages: [],
  tokens: [],
  styling: [],
  domain: ['messages'],
  themes: ['messages', 'tokens', 'domain'],
  forms: ['messages', 'domain'],
  routing: ['domain'],
  islands: ['styling', 'domain'],
  components: ['messages', 'styling', 'tokens', 'themes', 'domain'],
  'providers/ports': ['domain'],
  flows: ['domain', 'providers/ports'],
  providers: ['domain', 'providers/ports', 'flows'],
  testing: ['domain', 'providers/ports', 'flows', 'providers'],
  blocks: PIECES_MAY_IMPORT,
  editor: ['domain', 'themes', 'blocks'],
  patterns: [...PIECES_MAY_IMPORT, 'blocks'],
  cli: [...PIECES_MAY_IMPORT, 'blocks', 'patterns'],
};
const LAYER_NAMES = Object.keys(LAYERS);

/** The folders of `apps/sites/src`, from the bottom, and the others that each may import: see its README. */
const ROOMS = {
  contract: [],
  islands: ['contract'],
  client: ['contract', 'islands'],
  build: [],
  config: ['contract'],
  pages: ['contract', 'config'],
  views: ['contract', 'islands', 'config', 'pages'],
  render: ['contract', 'islands', 'build', 'config', 'pages', 'views'],
  server: ['contract', 'islands', 'build', 'config', 'pages', 'views', 'render'],
  run: ['build', 'config', 'server'],
};

/** The folders of `apps/desk/src`, in the same way. */
const DESK_ROOMS = {
  build: [],
  config: [],
  server: ['config'],
  app: [],
};

/**
 * The boundaries between the folders of a source: everything that its table does not name is forbidden.
 * @param root the folder of the source
 * @param table each folder, and the others that it may import
 */
const layered = (root, table) => ({
  files: [`${root}/**/*.{ts,tsx}`],
  plugins: { boundaries },
  settings: {
    // Without this resolver the plugin cannot resolve imports and reports nothing.
    'import/resolver': { typescript: { project: 'tsconfig.json' } },
    'boundaries/elements': Object.keys(table).map((type) => ({
      type,
      pattern: `${root}/${type}`,
      partialMatch: false,
    })),
    // Types by `import('…')` are imports too.
    'boundaries/additional-dependency-nodes': [
      { name: 'type', selector: 'TSImportType Literal', kind: 'type' },
    ],
    'boundaries/files': [{ category: 'workbench', pattern: '**/*.{test,stories}.{ts,tsx}' }],
  },
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        policies: [
          ...Object.entries(table).map(([layer, others]) => ({
            from: { element: { type: layer } },
            allow: { to: { element: { types: { anyOf: [layer, ...others] } } } },
          })),
          { allow: { to: { module: { origin: ['external', 'core'] } } } },
          // Stories and tests may import what their subject may not: fakes, and other layers as content.
          {
            from: { file: { categories: 'workbench' } },
            allow: { to: { element: { types: { anyOf: Object.keys(table) } } } },
          },
        ],
      },
    ],
  },
});

const STYLE_TEMPLATE =
  ':matches(TaggedTemplateExpression[tag.object.name="styled"], TaggedTemplateExpression[tag.callee.name="styled"], TaggedTemplateExpression[tag.name=/^(css|keyframes)$/])';

const REAL_EXTENSION = {
  selector:
    ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression)[source.value=/^\\.{1,2}\\u002F(?!.*\\.(ts|tsx|mjs|js|json|css|svg|mdx|woff2)(\\?[a-z]+)?$)/]',
  message: 'A relative import carries its real extension (./Button.tsx): Node runs these files as they are.',
};
const DIRECTORY_IMPORT = {
  selector:
    ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration)[source.value=/^\\.{1,2}$/]',
  message: 'A relative import names a file with its real extension.',
};
const FUNCTION_IN_STYLE = {
  selector: `${STYLE_TEMPLATE} > TemplateLiteral > :matches(ArrowFunctionExpression, FunctionExpression)`,
  message: 'No function in a style template: use a data attribute or a custom property.',
};

const RAW_COLOR = {
  selector:
    'Literal[value=/^(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(rgb|hsl)a?\\(.*|(hwb|lab|lch|oklab|oklch|color)\\(.*)$/i]',
  message: 'Brand and mode change colours: use a token, by a custom property.',
};
const NAMED_COLOR = {
  selector:
    'JSXAttribute[name.name=/^(color|fill|stroke|stopColor|floodColor)$/] > Literal[value=/^[a-z]+$/i]:not([value=/^(none|currentcolor|inherit|transparent|url)$/i])',
  message: RAW_COLOR.message,
};
const NAMED_STYLE_COLOR = {
  selector:
    'Property[key.name=/(^color|Color|^background|^fill|^stroke)$/] > Literal[value=/^(aqua|beige|black|blue|brown|coral|crimson|cyan|fuchsia|gold|gray|green|grey|indigo|ivory|khaki|lime|magenta|maroon|navy|olive|orange|orchid|pink|plum|purple|rebeccapurple|red|salmon|sienna|silver|snow|tan|teal|tomato|violet|wheat|white|yellow|(dark|light|medium|deep|pale|hot|dim)[a-z]+)$/i]',
  message: RAW_COLOR.message,
};

const COLORS = [RAW_COLOR, NAMED_COLOR, NAMED_STYLE_COLOR];

const PRODUCT_MESSAGE =
  "The weekly's slug comes from the site's configuration: `services.product`, or `product`, `slug` and `name` of its BrandConfig.";
// The noun has its article: 'el semanario', 'del semanario'.
const PRODUCT_WORD = '/Semanario|SEMANARIO|(?<!\\bd?el )semanario/';
const PRODUCT_LITERAL = {
  selector: `:matches(Literal[value=${PRODUCT_WORD}], TemplateElement[value.raw=${PRODUCT_WORD}])`,
  message: PRODUCT_MESSAGE,
};
const PRODUCT_IMPORT = {
  selector:
    'ImportDeclaration[source.value=/themes\\u002Fbrand\\.ts$/] > ImportSpecifier[imported.name="PRODUCT"]',
  message: PRODUCT_MESSAGE,
};

/** The CSS of a root comes with its component. Its class alone has none on a page that links styles by use. */
const ROOT_CLASS = {
  selector: 'JSXAttribute[name.name="className"] > Literal[value=/(^| )rt-/]',
  message: 'Use the component. Its class alone does not bring its CSS.',
};

const FEED_SOURCE = {
  selector:
    'Property[key.name="source"] Literal[value=/^(?:content-ap|editions-api|search-api|recommendations-api)/]',
  message: 'Requests to feeds are functions of the domain: `collectionOrSection`, `printEditions`.',
};

/** Code that runs only here, from the root: it may import what any package of the workspace declares for development. */
const TESTS = ['**/*.{test,fixture,stories}.{ts,tsx}', '**/tests/**'];
const DEVELOPMENT = [
  ...TESTS,
  '**/fixtures/**',
  'src/components/conformance.tsx',
  // Styled roots are static CSS by the time the package is published.
  '**/*.styles.ts',
  'apps/**',
  'bench/**',
  'compiler/**',
  'docs-site/**',
  'tools/**',
  '.storybook/**',
  '*.{ts,mjs}',
  '.*.ts',
];
const declared = (packageDir) => ({
  'import-x/no-extraneous-dependencies': [
    'error',
    { includeTypes: true, devDependencies: DEVELOPMENT, ...(packageDir && { packageDir }) },
  ],
});

const SEEDED_FUZZ = {
  name: 'fast-check',
  message: 'import fc from tests/support/fuzz.ts, which sets the seed of the run.',
};
const STATIC_STYLES = {
  name: 'styled-components',
  importNames: ['default', 'createGlobalStyle', 'ThemeProvider', 'useTheme', 'withTheme'],
  message: 'import { styled } by name; styles are static.',
};
/** Three steps up and more, or a layer's name, lead out of an app's `src`. */
const LIBRARY_FILES = {
  regex: `^(?:\\.\\./)+src/(?:(?:${LAYER_NAMES.join('|')})/|(?:css|variables)\\.ts)|^(?:\\.\\./){3,}src/index\\.ts|^(?:\\.\\./)+dist/|^rotativa/(?:src|dist)/`,
  message: "Apps import the library's public entries, as `rotativa/domain`.",
};
/** Names are the same in every language. */
const PROPER_NAME = '(?:Dailymotion|Facebook|Instagram|LinkedIn|TikTok|Vimeo|WhatsApp|YouTube|ISSN)';
const SENTENCE = `^(?!\\s*${PROPER_NAME}\\s*$)(?:\\s*[¿¡(]?\\p{Lu}\\p{Ll}+(?!\\p{Lu})\\b|.*[áéíóúüñ¿¡])`;
const DICTIONARY_ONLY =
  'Default words of readers are in the dictionary, src/messages, which an app can translate with `setMessages`.';
/** Titles and descriptions of settings, and the values of a choice. */
const EDITORS_FORM =
  'CallExpression[callee.property.name="meta"] > ObjectExpression *, CallExpression[callee.property.name="enum"] *, CallExpression[callee.property.name="default"][callee.object.callee.property.name="enum"] > *';
/** Messages of readers in a view: what it writes, names of elements, defaults of props. */
const READER_MESSAGES = [
  `JSXText[value=/^(?!\\P{L}*${PROPER_NAME}\\P{L}*$).*\\p{L}{2}/su]`,
  'JSXAttribute[name.name=/^(?:aria-label|aria-description|aria-roledescription|alt|label|more|placeholder|title)$/] :matches(Literal[value=/\\p{L}{2}/u], TemplateElement[value.raw=/\\p{L}{2}/u])',
  `JSXElement > JSXExpressionContainer TemplateElement[value.raw=/(?:^| )(?!${PROPER_NAME})\\p{L}{3,}(?: |$)/u]`,
  `:matches(Literal[value=/${SENTENCE}/u], TemplateElement[value.raw=/${SENTENCE}/u]):not(BinaryExpression > *, NewExpression *, TSLiteralType > *, ${EDITORS_FORM}, CallExpression[callee.property.name="warn"] *)`,
].map((selector) => ({ selector, message: DICTIONARY_ONLY }));
/** Signs of Spanish: its letters, and short words between others, as in '31 de marzo'. */
const SPANISH = '.*[áéíóúüñ¿¡]|(?:.*\\s)?(?:con|de|el|este|esta|hace|hay|la|las|los|para|por|que|un|una)\\s';
const textMatching = (pattern) =>
  `:matches(Literal[value=/^(?:${pattern})/u], TemplateElement[value.raw=/^(?:${pattern})/u])`;
/** Messages of readers that a rule writes. Time zones and types of schema.org are names. */
const RULE_MESSAGES = {
  selector: `${textMatching(`${SENTENCE}|${SPANISH}`)}:not([value=/^America\\u002F/], BinaryExpression > *, NewExpression *, TSLiteralType > *, Property[key.value="@type"] *)`,
  message: DICTIONARY_ONLY,
};
/** Messages of readers in an adapter, whose other texts are English: messages for developers. */
const ADAPTER_MESSAGES = { selector: textMatching(SPANISH), message: DICTIONARY_ONLY };
/** In the module of a block: what it writes and the defaults of its settings, but not its form for editors. */
const BLOCK_MESSAGES = {
  selector: `:matches(Literal[value=/${SENTENCE}/u], TemplateElement[value.raw=/${SENTENCE}/u]):not(BinaryExpression > *, ${EDITORS_FORM}, Property[key.name="label"] > *, CallExpression[callee.name="height"] > *)`,
  message: DICTIONARY_ONLY,
};

/** The weekly's slug, which the themes alone may write. */
const PRODUCT = [PRODUCT_LITERAL, PRODUCT_IMPORT];
/** The syntax that every module is refused, and more. A later entry for a file replaces the list of an earlier one. */
const refused = (...more) => ['error', REAL_EXTENSION, DIRECTORY_IMPORT, FUNCTION_IN_STYLE, ...more];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.cache/**',
      'storybook-static/**',
      'docs-static/**',
      'coverage/**',
      '**/generated/**',
      'tests/package/consumers/**',
      'examples/**',
      'bench/peers/**',
      'bench/subjects/**',
    ],
  },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    // A warning would not fail the run.
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      'no-console': 'off',
      eqeqeq: 'error',
      'no-restricted-syntax': refused(),
      'no-restricted-imports': ['error', { paths: [STATIC_STYLES, SEEDED_FUZZ] }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'apps/{desk,sites,sandbox}/src/**/*.{ts,tsx}'],
    // Tests and seeds name real sites.
    ignores: [
      'src/themes/**',
      '**/*.{test,fixture,stories}.{ts,tsx}',
      '**/fixtures/**',
      'apps/sandbox/src/seed/**',
    ],
    rules: {
      'no-restricted-syntax': refused(...PRODUCT),
    },
  },
  {
    files: ['apps/sites/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': refused(...PRODUCT, FEED_SOURCE),
    },
  },
  {
    files: ['src/**/*.stories.tsx'],
    rules: {
      'no-restricted-syntax': refused(...COLORS),
    },
  },
  {
    files: ['src/{components,blocks,patterns,islands,styling}/**/*.{ts,tsx}'],
    ignores: ['**/*.{fixture,test,stories}.{ts,tsx}', '**/fixtures/**'],
    rules: {
      'no-restricted-syntax': refused(...PRODUCT, FEED_SOURCE, ROOT_CLASS, ...COLORS),
    },
  },
  {
    files: ['src/blocks/**/{*.block,under-article}.ts'],
    rules: {
      'no-restricted-syntax': refused(...PRODUCT, FEED_SOURCE, BLOCK_MESSAGES, ...COLORS),
    },
  },
  {
    files: ['src/{components,blocks,patterns}/**/*.{ts,tsx}'],
    // Settings of an editor's form, and sample content, are not the library's messages.
    ignores: ['**/*.{block,fixture,styles,test,stories}.{ts,tsx}', '**/fixtures/**', '**/under-article.ts'],
    rules: {
      'no-restricted-syntax': refused(...PRODUCT, FEED_SOURCE, ROOT_CLASS, ...READER_MESSAGES, ...COLORS),
    },
  },
  {
    files: ['src/{domain,forms,routing}/**/*.{ts,tsx}'],
    ignores: [
      '**/*.{fixture,test,stories}.{ts,tsx}',
      '**/fixtures/**',
      // Names of places.
      'src/domain/places/colombia.ts',
      // Entities of HTML, and letters that a search folds.
      'src/domain/{html/plain-text,search/text-parts}.ts',
      // Dates of HTTP and of feeds, and what Intl answers in English.
      'src/domain/{accounts/storage,dates/zone,syndication/dates}.ts',
      // Codes of the services.
      'src/domain/{accounts/captcha,feed/requests,sales/order,sales/renewal}.ts',
      // Words for editors, who read Spanish, as the labels of blocks are.
      'src/domain/{collection,page}/words.ts',
      // Documentation of events, and messages for developers.
      'src/domain/analytics/{catalogue,event}.ts',
    ],
    rules: {
      'no-restricted-syntax': refused(...PRODUCT, RULE_MESSAGES),
    },
  },
  {
    files: ['src/{flows,providers}/**/*.{ts,tsx}'],
    ignores: [
      '**/*.{fixture,test,stories}.{ts,tsx}',
      '**/fixtures/**',
      // Sample content: readers, offers and the cards of a trial.
      'src/providers/memory/**',
      // A message for developers, which is given.
      'src/providers/browser/load-script.ts',
    ],
    rules: {
      'no-restricted-syntax': refused(...PRODUCT, ADAPTER_MESSAGES),
    },
  },
  {
    files: ['**/*.tsx'],
    ...jsxA11y.flatConfigs.recommended,
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // Safari announces a list without bullets as a list only if it has the role.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      // A video may have no captions. Its track is a component that renders nothing then.
      'jsx-a11y/media-has-caption': ['error', { track: ['Captions'] }],
    },
  },
  {
    // A recording has no picture for captions, and ANS has no transcript of it.
    files: ['src/blocks/body/BodyVideo/BodyAudio.tsx'],
    rules: { 'jsx-a11y/media-has-caption': 'off' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // A package that an import finds by chance, in the folder of another package, is missing where this one is installed.
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: 'tsconfig.json' })],
    },
    rules: {
      ...declared(),
      // One statement for each module: `type` is a word before a name, not a second statement.
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
    },
  },
  // Tests, benchmarks and tools run from the root.
  ...['apps/desk', 'apps/pictures', 'apps/sandbox', 'apps/sites', 'bench', 'docs-site', 'tools'].map(
    (folder) => ({
      files: folder.startsWith('apps/')
        ? TESTS.map((glob) => `${folder}/${glob}`)
        : [`${folder}/**/*.{ts,tsx}`],
      rules: declared([import.meta.dirname, `${import.meta.dirname}/${folder}`]),
    }),
  ),
  {
    files: ['tests/support/fuzz.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['apps/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': ['error', { paths: [STATIC_STYLES, SEEDED_FUZZ], patterns: [LIBRARY_FILES] }],
    },
  },
  {
    files: ['apps/sandbox/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [STATIC_STYLES, SEEDED_FUZZ],
          patterns: [
            LIBRARY_FILES,
            {
              group: ['**/pictures/src/**', '@rotativa/pictures', '@rotativa/pictures/**'],
              message: 'The sandbox reads the folder of drawn pictures and imports none of the drawing code.',
            },
          ],
        },
      ],
    },
  },
  layered('src', LAYERS),
  layered('apps/sites/src', ROOMS),
  layered('apps/desk/src', DESK_ROOMS),
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/**/*.styles.ts', 'src/**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'styled-components',
              message: 'Styles are in Name.styles.ts, where the build extracts them.',
            },
            SEEDED_FUZZ,
          ],
          patterns: [
            {
              group: ['rotativa', 'rotativa/**'],
              message:
                'Modules of the library import each other by relative path, so that their layers are checked.',
            },
            {
              regex: '^(?:\\.\\./)+(?:apps|bench|compiler|tests|tools|\\.storybook)/',
              message: 'The library imports nothing of the workspace.',
            },
          ],
        },
      ],
    },
  },
);
