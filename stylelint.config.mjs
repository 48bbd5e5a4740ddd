const RAW_COLORS = [
  'rgb',
  'rgba',
  'hsl',
  'hsla',
  'hwb',
  'lab',
  'lch',
  'oklab',
  'oklch',
  'color',
  'device-cmyk',
];

const PHYSICAL_VALUES = { 'text-align': ['left', 'right'], float: ['left', 'right'] };

/** Rules for the style templates (`*.styles.ts`) and the plain CSS of the library. */
export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['**/generated/**', '**/dist/**'],
  reportNeedlessDisables: true,
  rules: {
    'custom-property-pattern': [
      '^(_?rt|radix)-[a-z0-9-]+$',
      { message: 'Our custom properties begin with --rt-, internal ones with --_rt-' },
    ],
    'selector-class-pattern': null,
    'keyframes-name-pattern': null,
    'no-descending-specificity': null,
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'value-keyword-case': [
      'lower',
      {
        ignoreKeywords: ['currentColor', 'optimizeLegibility', 'geometricPrecision'],
        camelCaseSvgKeywords: true,
      },
    ],
    'at-rule-no-unknown': null,
    'import-notation': null,
    // Text can run in both directions, so only logical properties are allowed.
    'property-disallowed-list': [
      [
        '/^margin-(left|right|top|bottom)$/',
        '/^padding-(left|right|top|bottom)$/',
        '/^border-(left|right|top|bottom)(-.+)?$/',
        'left',
        'right',
        'top',
        'bottom',
      ],
      { message: (property) => `Use the logical property instead of ${property}` },
    ],
    'declaration-property-value-disallowed-list': {
      ...PHYSICAL_VALUES,
      // A kicker has one look: `Kicker`, or `kickerText` in a sheet that cannot render one.
      'text-transform': ['var(--rt-case-kicker)'],
    },
    // Brand and mode change custom properties. A colour without one would be the same in all of them.
    'color-named': 'never',
    'color-no-hex': true,
    'function-disallowed-list': RAW_COLORS,
    'declaration-no-important': true,
    // The mode sets the colours of a dark section, and its parts take them from it.
    'rule-selector-property-disallowed-list': { '/data-mode/': ['/^--/', '/color$/'] },
  },
  overrides: [
    { files: ['**/*.styles.ts'], customSyntax: 'postcss-styled-syntax' },
    {
      files: ['src/components/Kicker/*.styles.ts'],
      rules: { 'declaration-property-value-disallowed-list': PHYSICAL_VALUES },
    },
    {
      // The reset's print and forced-colour rules override everything on purpose.
      files: ['src/styling/reset.css'],
      rules: { 'declaration-no-important': null },
    },
  ],
};
