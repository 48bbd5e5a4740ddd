import { Container } from 'rotativa/components/Container';
import { PageHead } from 'rotativa/patterns/lists/PageHead';
import { StoryList } from 'rotativa/patterns/lists/StoryList';
import type { StoryListing } from '../server/stories.ts';
import { brand } from '../site.ts';

export interface ListViewProps extends StoryListing {
  /** The kind of page above its name: 'Autor'. */
  kicker?: string;
  /** The words of a search, which has a form. */
  words?: string;
}

/** A list of stories: a section, an author, a search. */
export const ListView = ({ title, description, teasers, kicker, words }: ListViewProps) => (
  <Container className="page">
    <PageHead
      title={title}
      preset={brand.list.head}
      kicker={kicker}
      description={description}
      search={words === undefined ? undefined : { action: brand.routes.search, query: words }}
    />
    <StoryList
      teasers={teasers}
      preset={brand.list.rows}
      mixed={kicker !== undefined || words !== undefined}
      empty={words === '' ? 'Escriba qué busca.' : 'No hay noticias.'}
    />
  </Container>
);
