/**
 * The order in which the site is read. A file of `docs` that is in no list is found under Guides, last, and a component
 * that is under no task fails the build.
 */

/** Guides by their section, as files of `docs`. */
export const GUIDES = {
  'Your brand': ['theming', 'styling', 'new-brand'],
  'Build a page': [
    'server-components',
    'messages',
    'blocks',
    'editing',
    'data',
    'documents',
    'graphics',
    'set-pieces',
    'live',
    'csp',
    'testing',
    'migration',
  ],
  'Readers and money': ['paywall', 'selling', 'analytics', 'advertising', 'privacy'],
  'The project': ['architecture', 'glossary', 'features', 'operating', 'threats'],
} as const satisfies Record<string, readonly string[]>;

/** The task of each component. */
export const TASKS: Readonly<Record<string, readonly string[]>> = {
  'Actions and links': [
    'Button',
    'IconButton',
    'IconLink',
    'Link',
    'LinkButton',
    'SegmentedControl',
    'SkipLink',
  ],
  Forms: [
    'Checkbox',
    'Combobox',
    'DatePicker',
    'Field',
    'FileUpload',
    'Input',
    'MultiSelect',
    'NumberInput',
    'PasswordInput',
    'Radio',
    'Select',
    'Slider',
    'Switch',
    'Textarea',
  ],
  Navigation: ['Breadcrumb', 'Pagination', 'Stepper', 'Tabs'],
  Layers: ['AlertDialog', 'Dialog', 'Drawer', 'DropdownMenu', 'Popover', 'Tooltip'],
  'Messages and states': ['Badge', 'Banner', 'ProgressBar', 'Skeleton', 'Spinner', 'Toast'],
  Text: ['DateTime', 'Heading', 'Icon', 'Kicker', 'SectionHeader', 'Text', 'VisuallyHidden'],
  'Pictures and players': ['AudioPlayer', 'Avatar', 'Carousel', 'Figure', 'Image', 'VideoPlayer'],
  Content: ['Accordion', 'Card', 'Collapsible', 'Table'],
  Layout: ['Cluster', 'Container', 'Divider', 'Grid', 'Stack'],
};

/** The groups of blocks and patterns, by their folder. */
export const GROUPS: Readonly<Record<string, string>> = {
  'blocks/openings': 'Openings of a front',
  'blocks/lists': 'Lists of stories',
  'blocks/carousels': 'Carousels',
  'blocks/body': 'The body of an article',
  'blocks/article': 'Around an article',
  'blocks/editions': 'Print editions',
  'blocks/events': 'Events',
  'blocks/embeds': 'Other sites',
  'patterns/headers': 'Headers',
  'patterns/footers': 'Footers',
  'patterns/front': 'Fronts',
  'patterns/article': 'Article pages',
  'patterns/lists': 'Lists and search',
  'patterns/account': 'Accounts',
  'patterns/paywall': 'Paywall',
  'patterns/store': 'Store',
  'patterns/checkout': 'Checkout',
  'patterns/newsletter': 'Newsletters',
  'patterns/consent': 'Consent',
  'patterns/ads': 'Advertising',
  'patterns/notices': 'Notices',
  'patterns/help': 'Help',
  'patterns/forum': 'Forum',
};
