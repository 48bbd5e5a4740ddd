import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const LAYER_NAMES = [
  'tokens',
  'themes',
  'domain',
  'styling',
  'components',
  'blocks',
  'patterns',
  'providers',
  'islands',
];

/** What each layer may import, itself aside. Imports point down only. */
const MAY_IMPORT = {
  tokens: [],
  themes: ['tokens', 'domain'],
  domain: [],
  styling: [],
  components: ['styling', 'tokens', 'themes', 'domain'],
  blocks: ['styling', 'tokens', 'themes', 'domain', 'components', 'providers', 'islands'],
  patterns: ['styling', 'tokens', 'themes', 'domain', 'components', 'providers', 'islands', 'blocks'],
  providers: ['domain'],
  islands: ['styling', 'domain'],
};

/** The DESIGN layers as boundaries policies: nothing is allowed that the table does not name. */
const layerPolicies = Object.entries(MAY_IMPORT).map(([layer, others]) => ({
  from: { element: { type: layer } },
  allow: { to: { element: { types: { anyOf: [layer, ...others] } } } },
}));

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

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.cache/**',
      'storybook-static/**',
      'coverage/**',
      '**/generated/**',
      'tests/package/consumers/**',
      'bench/peers/**',
      'bench/subjects/**',
    ],
  },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      'no-console': 'off',
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', REAL_EXTENSION, DIRECTORY_IMPORT, FUNCTION_IN_STYLE],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'styled-components',
              importNames: ['default', 'createGlobalStyle', 'ThemeProvider', 'useTheme', 'withTheme'],
              message: 'import { styled } by name; styles are static.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.tsx'],
    ...jsxA11y.flatConfigs.recommended,
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // Safari announces a list without bullets as a list only when it says that it is one.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      // Without this resolver the plugin cannot follow an import and passes everything in silence.
      'import/resolver': { typescript: { project: 'tsconfig.json' } },
      'boundaries/elements': LAYER_NAMES.map((type) => ({ type, pattern: `src/${type}` })),
      'boundaries/files': [{ category: 'workbench', pattern: '**/*.{test,stories}.{ts,tsx}' }],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: [
            ...layerPolicies,
            { allow: { to: { module: { origin: ['external', 'core'] } } } },
            // A story or a test may use what its component may not: fakes, other layers as content.
            {
              from: { file: { categories: 'workbench' } },
              allow: { to: { element: { types: { anyOf: LAYER_NAMES } } } },
            },
          ],
        },
      ],
    },
  },
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
              message: 'Styles stand in Name.styles.ts, where the build extracts them.',
            },
          ],
        },
      ],
    },
  },
);
