import { AuthorCard, type AuthorCardProps } from 'rotativa/blocks/article/AuthorCard';
import { Card } from 'rotativa/components/Card';
import { arrowRightIcon, Icon } from 'rotativa/components/Icon';
import { Grid } from 'rotativa/components/Grid';
import { SectionHeader } from 'rotativa/components/SectionHeader';
import { Stack } from 'rotativa/components/Stack';
import { Text } from 'rotativa/components/Text';
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

interface Letter {
  name: string;
  text: string;
  href: string;
}

interface ListProps {
  list: readonly Letter[];
  title: string;
}

interface LettersProps {
  letters: readonly (Letter & Pick<FormProps, 'form'>)[];
}

/** The form of a newsletter beside its editor. */
const FormPart = ({ form, editor }: FormProps) => (
  <Grid gap="large" column="large" fit>
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
    <SectionHeader title={title} />
    <Grid gap="medium" fit>
      {list.map(({ name, text, href }) => (
        <Card
          key={href}
          meta={
            <span>
              {NEWSLETTER_WORDS.join} <Icon icon={arrowRightIcon} />
            </span>
          }
          {...{ layout: 'text', frame: 'box', level: 3, scale: 'm' }}
          href={href}
          headline={name}
          standfirst={text}
        />
      ))}
    </Grid>
  </Stack>
);

/** The newsletters of a brand, each with its form, which leads to its page. */
const LettersPart = ({ letters }: LettersProps) => (
  <Stack gap="large">
    {letters.map(({ name, text, href, form }) => (
      <Grid key={href} gap="large" column="large" fit>
        <Stack gap="small">
          <SectionHeader title={name} href={href} />
          <Text voice="standfirst-m">{text}</Text>
        </Stack>
        <div>
          <Island definition={newsletterFormIsland} props={form} />
        </div>
      </Grid>
    ))}
  </Stack>
);

/** A part of a page about newsletters. */
export const Newsletters = (props: FormProps | ListProps | LettersProps) => {
  if ('form' in props) return <FormPart {...props} />;
  return 'letters' in props ? <LettersPart {...props} /> : <ListPart {...props} />;
};
