import { AuthorCard, type AuthorCardProps } from 'rotativa/blocks/article/AuthorCard';
import { Card } from 'rotativa/components/Card';
import { arrowRightIcon, Icon } from 'rotativa/components/Icon';
import { Grid } from 'rotativa/components/Grid';
import { SectionHeader } from 'rotativa/components/SectionHeader';
import { Stack } from 'rotativa/components/Stack';
import { Island } from 'rotativa/islands';
import {
  newsletterFormIsland,
  type NewsletterFormPageProps,
} from 'rotativa/patterns/newsletter/NewsletterForm';
import { NEWSLETTER_WORDS } from '../pages/newsletters.ts';

interface FormProps {
  form: NewsletterFormPageProps;
  /** Its editor; absent if the content service does not say. */
  editor?: Pick<AuthorCardProps, 'name' | 'role' | 'url' | 'portrait'>;
}

interface ListProps {
  list: readonly { name: string; text: string; href: string }[];
  /** Absent on a page that has no other part. */
  title?: string;
}

/** The form of a newsletter beside its editor. */
const FormPart = ({ form, editor }: FormProps) => (
  <Grid gap="large" column="large">
    <Island definition={newsletterFormIsland} props={form} />
    {editor && (
      <div>
        <AuthorCard {...editor} />
      </div>
    )}
  </Grid>
);

/** Newsletters of a brand, each with a link to its page. */
const ListPart = ({ list, title }: ListProps) => (
  <Stack gap="medium">
    {title && <SectionHeader title={title} />}
    <Grid gap="medium" fit>
      {list.map(({ name, text, href }) => (
        <Card
          key={href}
          meta={
            <span>
              {NEWSLETTER_WORDS.join} <Icon icon={arrowRightIcon} />
            </span>
          }
          {...{ layout: 'text', frame: 'box', level: title ? 3 : 2, scale: 'm' }}
          href={href}
          headline={name}
          standfirst={text}
        />
      ))}
    </Grid>
  </Stack>
);

/** A part of a page about newsletters. */
export const Newsletters = (props: FormProps | ListProps) =>
  'form' in props ? <FormPart {...props} /> : <ListPart {...props} />;
