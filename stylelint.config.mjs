/** Rules for the style templates (`*.styles.ts`) and the plain CSS of the library. */
export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['**/generated/**', '**/dist/**'],
  rules: {
    'custom-property-pattern': [
      '^(rt|radix)-[a-z0-9-]+$',
      { message: 'Our custom properties begin with --rt-' },
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
    // Text runs both ways and boxes follow it: logical properties only.
    'property-disallowed-list': [
      [
        '/^margin-(left|right|top|bottom)$/',
        '/^padding-(left|right|top|bottom)$/',
        '/^border-(left|right|top|bottom)(-.+)?$/',
        'left',
        'right',
        'top',
        'bottom',
        'float',
      ],
      { message: (property) => `Use the logical property instead of ${property}` },
    ],
    'declaration-property-value-disallowed-list': {
      'text-align': ['left', 'right'],
    },
    // Brand and mode come by custom properties; a colour of its own would stay the same in all of them.
    'color-named': ['never', { ignore: ['inside-function'] }],
    'color-no-hex': true,
    'declaration-no-important': true,
  },
  overrides: [
    { files: ['**/*.styles.ts'], customSyntax: 'postcss-styled-syntax' },
    {
      // The reset's print and forced-colour rules stand above everything on purpose.
      files: ['src/styling/reset.css'],
      rules: { 'declaration-no-important': null },
    },
  ],
};
