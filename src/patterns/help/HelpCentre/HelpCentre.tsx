import { Fragment, type ReactNode } from 'react';
import { Accordion } from '../../../components/Accordion/Accordion.tsx';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Breadcrumb, type BreadcrumbStep } from '../../../components/Breadcrumb/Breadcrumb.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { arrowLeftIcon } from '../../../components/Icon/icons/arrows.ts';
import { whatsappIcon } from '../../../components/Icon/icons/social.ts';
import { Input } from '../../../components/Input/Input.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { safeHref } from '../../../domain/url/safe.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import type { BrandList } from '../../../themes/brand.ts';
import { helpCentre as messages } from '../../../messages/help.ts';
import { HelpTopics, type HelpTopicCard } from '../HelpTopics/HelpTopics.tsx';
import { HelpCentreRoot } from './HelpCentre.styles.ts';

/** A paragraph: text with links. */
export type HelpText = string | readonly (string | { readonly text: string; readonly href: string })[];

/** A question with its answer. */
export interface HelpQuestion {
  /** Part of the address of the question: unique in the help centre. */
  id: string;
  question: string;
  answer: readonly HelpText[];
  /** The steps, in order. */
  steps?: readonly HelpText[] | undefined;
}

/** Questions of one page. In results of a search its name leads there. */
export interface HelpGroup {
  title?: string | undefined;
  href?: string | undefined;
  questions: readonly HelpQuestion[];
}

export interface HelpCentreProps extends RootProps<'div'> {
  /** From the front page to this page. */
  trail: readonly BreadcrumbStep[];
  /** One level up. The first page of the help centre has none. */
  back?: string | undefined;
  /** The path of the search, and what was asked. Omitted on the page of the form. */
  search?: { action: string; query: string } | undefined;
  topics?: readonly HelpTopicCard[] | undefined;
  groups?: readonly HelpGroup[] | undefined;
  /** The message was sent, with the number of its case. */
  sent?: { number?: number | undefined } | undefined;
  /** The link to the form, in the brand's form of address. Omitted on the page of the form. */
  missing?: { text: string; href: string } | undefined;
  /** The address of a chat with the customer service at WhatsApp: not a channel, in which no reader can ask. */
  whatsapp?: string | undefined;
  /** Like the heads of the brand's lists. @defaultValue 'rule' */
  preset?: BrandList['head'] | undefined;
  /** The form of the page. */
  children?: ReactNode;
}

const Phrase = ({ of }: { of: HelpText }) =>
  typeof of === 'string'
    ? of
    : of.map((piece, at) =>
        typeof piece === 'string' ? (
          <Fragment key={at}>{piece}</Fragment>
        ) : (
          <Link key={at} href={piece.href}>
            {piece.text}
          </Link>
        ),
      );

const Answer = ({ answer, steps = [] }: Pick<HelpQuestion, 'answer' | 'steps'>) => (
  <div className="answer">
    {answer.map((paragraph, at) => (
      <p key={at}>
        <Phrase of={paragraph} />
      </p>
    ))}
    {steps.length > 0 && (
      <ol>
        {steps.map((step, at) => (
          <li key={at}>
            <Phrase of={step} />
          </li>
        ))}
      </ol>
    )}
  </div>
);

function Results({ requested, count }: { requested: string; count: number }) {
  return (
    <div className="results" role="status">
      <Heading level={2} size="s">
        {count > 0 ? messages.found(count, requested) : messages.none(requested)}
      </Heading>
      {count === 0 && <p>{messages.noneText}</p>}
    </div>
  );
}

/**
 * A page of the help centre: topics, questions, results of a search, or the form. Its search, its questions and its
 * links work without a script.
 * @see B14
 */
export const HelpCentre = styleable<HelpCentreProps>(HelpCentreRoot, function HelpCentre(props) {
  const { trail, back, search, topics = [], groups = [], missing, whatsapp, ...others } = props;
  const { preset = 'rule', sent, children, ...rest } = others;
  const requested = search?.query ?? '';
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <HelpCentreRoot data-preset={preset} {...rest}>
      <div className="way">
        <Breadcrumb steps={trail} label={messages.trail} />
        {back && (
          <LinkButton className="back" href={back} variant="secondary" size="small">
            <Icon icon={arrowLeftIcon} /> {messages.back}
          </LinkButton>
        )}
      </div>
      {search && (
        <form className="search" action={safeHref(search.action)} role="search" aria-label={messages.search}>
          <Input
            label={messages.search}
            name="q"
            type="search"
            defaultValue={requested}
            placeholder={messages.placeholder}
            maxLength={200}
          />
          <Button type="submit">{messages.submit}</Button>
        </form>
      )}
      {requested && <Results requested={requested} count={count} />}
      {groups.map(({ title, href, questions }, at) => (
        <section key={at} className="group">
          {title && <h2>{href ? <Link href={href}>{title}</Link> : title}</h2>}
          <Accordion
            headingLevel={title ? 3 : 2}
            items={questions.map(({ id, question, answer, steps }) => ({
              id,
              summary: question,
              content: <Answer answer={answer} steps={steps} />,
            }))}
          />
        </section>
      ))}
      {topics.length > 0 && <HelpTopics topics={topics} preset={preset} />}
      {sent && (
        <Banner
          tone="success"
          title={sent.number === undefined ? messages.sentPlain : messages.sent(sent.number)}
        >
          {messages.sentText}
        </Banner>
      )}
      {children}
      {missing && (
        <p className="missing">
          <Link href={missing.href}>{missing.text}</Link>
          <span>{messages.write}</span>
        </p>
      )}
      {whatsapp && (
        <LinkButton className="whatsapp" href={whatsapp} rel="noopener">
          <Icon icon={whatsappIcon} size="l" />
          <span>{messages.whatsapp}</span>
        </LinkButton>
      )}
    </HelpCentreRoot>
  );
});
