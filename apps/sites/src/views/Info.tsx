import { Heading } from 'rotativa/components/Heading';
import { Text } from 'rotativa/components/Text';
import type { InfoPage } from '../pages/info.ts';

/** A page of words. */
export function Info({ title, paragraphs }: InfoPage) {
  return (
    <article className="site-info">
      <Heading level={1}>{title}</Heading>
      {paragraphs.map((text) => (
        <Text key={text} voice="body-l" measure>
          {text}
        </Text>
      ))}
    </article>
  );
}
