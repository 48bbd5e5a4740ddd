import { rssFeed, syndicatedItem } from 'rotativa/domain/server';
import { brand, origin } from '../site.ts';
import { publicArticles } from './stories.ts';

/** The newest stories as RSS. Of a locked one there are headline, standfirst and picture. */
export const rss = (): Response =>
  new Response(
    rssFeed({
      title: brand.name,
      description: brand.tagline,
      language: 'es-CO',
      publisher: brand.name,
      home: `${origin}/`,
      self: `${origin}/rss.xml`,
      items: publicArticles().map((article) =>
        syndicatedItem(article, { origin, free: article.access === 'whole' }),
      ),
    }),
    { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } },
  );
