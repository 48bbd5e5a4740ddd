import { and, eq } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { columnsOf } from '../content/columns.ts';
import { canonicalKey } from '../content/paths.ts';
import { requireSite } from '../content/require-site.ts';
import { putDocument } from '../content/store.ts';
import type { AppContext } from '../context.ts';
import { documents } from '../db/schema/index.ts';
import type { Json } from '../db/schema/content.ts';
import { parseInput, readBody } from '../http/body.ts';
import { HttpError } from '../http/errors.ts';
import { trustedOnly } from '../http/trusted.ts';
import { addPost, changeBlog, changeInstant, changePost, removePost, type Edited } from './edit.ts';
import { BlogChange, BlogQuery, NewPost, PostChange, PostId } from './live-fields.ts';

/**
 * The editor's endpoint of live blogs, for programs on this machine or with SANDBOX_TOKEN:
 * `POST /content/v1/live/posts`, `PATCH` and `DELETE /content/v1/live/posts/{id}`, `PATCH /content/v1/live`, each with
 * `?_website={site}&website_url={path}`. A blog that was edited belongs to its editor: the seed never replaces it.
 */
export function liveRoutes(context: AppContext): Hono {
  const app = new Hono();
  const trusted = trustedOnly(context.config);

  /** Changes a blog. Two editors at the same time wait for each other. */
  async function edit(c: Context, change: (document: Json, at: string) => Edited): Promise<object> {
    const site = requireSite(c.req.query('_website'));
    const { website_url } = parseInput(BlogQuery, { website_url: c.req.query('website_url') });
    const key = canonicalKey(website_url);
    return context.db.transaction(async (tx) => {
      const [row] = await tx
        .select({ body: documents.body, sections: documents.sections, published: documents.publishDate })
        .from(documents)
        .where(and(eq(documents.site, site.brand), eq(documents.canonicalUrl, key)))
        .for('update');
      if (!row?.sections.includes('/live'))
        throw new HttpError(404, 'not_found', `There is no live blog at ${key} on ${site.name}.`);
      const at = changeInstant(row.body, context.clock());
      const { document, id } = change(row.body, at);
      await putDocument(tx, site.brand, 'import', columnsOf(document, row.published));
      context.log.info({ site: site.slug, path: key, id, method: c.req.method }, 'live blog edited');
      return { version: at, ...(id !== undefined && { id }) };
    });
  }

  app.post('/posts', trusted, async (c) => {
    const post = await readBody(c, NewPost);
    return c.json(await edit(c, (document, at) => addPost(document, post, at)), 201);
  });
  app.patch('/posts/:id', trusted, async (c) => {
    const id = parseInput(PostId, c.req.param('id'));
    const change = await readBody(c, PostChange);
    return c.json(await edit(c, (document, at) => changePost(document, id, change, at)));
  });
  app.delete('/posts/:id', trusted, async (c) => {
    const id = parseInput(PostId, c.req.param('id'));
    return c.json(await edit(c, (document, at) => removePost(document, id, at)));
  });
  app.patch('/', trusted, async (c) => {
    const change = await readBody(c, BlogChange);
    return c.json(await edit(c, (document, at) => changeBlog(document, change, at)));
  });
  return app;
}
