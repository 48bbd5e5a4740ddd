import { Fragment } from 'react';
import { BodyList } from 'rotativa/blocks/body/BodyList';
import { Heading } from 'rotativa/components/Heading';
import { Link } from 'rotativa/components/Link';
import { Text } from 'rotativa/components/Text';
import { Island } from 'rotativa/islands';
import { helpContactIsland, type HelpContactPageProps } from 'rotativa/patterns/help/HelpContact';
import { FORM_TEXT, FORM_TITLE } from '../pages/help/index.ts';
import type { InfoSection, Words } from '../pages/info/words.ts';

export interface InfoProps {
  sections: readonly InfoSection[];
  /** The form of the customer service, beside the text. */
  form?: HelpContactPageProps;
}

/** An address for letters breaks after its '@', not before its last letter. */
const withBreaks = (text: string) => {
  const [name, host] = text.split('@');
  return host === undefined ? (
    text
  ) : (
    <>
      {name}@<wbr />
      {host}
    </>
  );
};

/** Text with its links. */
const Phrase = ({ words }: { words: Words }) =>
  typeof words === 'string'
    ? words
    : words.map((piece, at) =>
        typeof piece === 'string' ? (
          <Fragment key={at}>{piece}</Fragment>
        ) : (
          <Link key={at} href={piece.href}>
            {withBreaks(piece.text)}
          </Link>
        ),
      );

/** The sections of an information page. The page's heading is above them. */
export function Info({ sections, form }: InfoProps) {
  const text = (
    <div className="site-info">
      {sections.map(({ heading, paragraphs = [], items = [] }, at) => (
        <section key={at}>
          {heading && <Heading level={2}>{heading}</Heading>}
          {paragraphs.map((words, line) => (
            <Text key={line} voice="body-l" measure>
              <Phrase words={words} />
            </Text>
          ))}
          {items.length > 0 && (
            <BodyList
              ordered={false}
              items={items.map((words, line) => (
                <Phrase key={line} words={words} />
              ))}
            />
          )}
        </section>
      ))}
    </div>
  );
  if (!form) return text;
  return (
    <div className="site-contact">
      {text}
      <section id="formulario" className="form" aria-labelledby="formulario-titulo">
        <Heading level={2} id="formulario-titulo">
          {FORM_TITLE}
        </Heading>
        <Text voice="body-l">{FORM_TEXT}</Text>
        <Island definition={helpContactIsland} props={form} />
      </section>
    </div>
  );
}
