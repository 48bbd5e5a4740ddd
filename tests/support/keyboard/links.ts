import { follows, through, type Pattern } from './pattern.ts';

/** A piece whose only row is about links that it may have. */
const oneLink = (story: string, row = 'Enter'): Pattern => ({
  walks: [{ story, rows: { [row]: follows('a') } }],
});

/** A piece with links in reading order, in two rows or in one. */
const links = (story: string): Pattern => ({
  walks: [{ story, rows: { Tab: through('a'), Enter: follows('a') } }],
});
const steps = (story: string): Pattern => ({ walks: [{ story, rows: { 'Tab, Enter': follows('a') } }] });

export const linked: Readonly<Record<string, Pattern>> = {
  Heading: oneLink('components-heading--with-link', 'Enter on a link'),
  IconLink: oneLink('components-iconlink--row'),
  Kicker: oneLink('components-kicker--with-link'),
  Link: oneLink('components-link--external'),
  LinkButton: oneLink('components-linkbutton--primary'),
  Card: links('components-card--stacked'),
  SectionHeader: links('components-sectionheader--with-link'),
  Stepper: links('components-stepper--default'),
  Breadcrumb: steps('components-breadcrumb--wrapping'),
  Pagination: steps('components-pagination--middle'),
  SkipLink: {
    walks: [
      {
        story: 'components-skiplink--focused',
        rows: {
          Tab: [['Tab', { 'a:focus': 'Saltar al contenido' }]],
          Enter: [['Enter', { 'main:focus': true, 'a:focus': false }]],
        },
      },
    ],
  },
};
