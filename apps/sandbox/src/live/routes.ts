import { Hono, type Context } from 'hono';
import { requireSite } from '../content/require-site.ts';
import type { AppContext } from '../context.ts';
import type { Json } from '../db/schema/content.ts';
import { parseInput, readBody } from '../http/body.ts';
import { trustedOnly } from '../http/trusted.ts';
import type { ChangeStreams } from '../pages/change-streams.ts';
import { addPost, changeBlog, changePost, removePost, type Edited } from './edit.ts';
import { editBlog } from './edit-blog.ts';
import { BlogChange, BlogQuery, NewPost, PostChange, PostId } from './live-fields.ts';

/**
 * The editor's endpoint of live blogs, for programs on this machine or with SANDBOX_TOKEN:
 * `POST /content/v1/live/posts`, `PATCH` and `DELETE /content/v1/live/posts/{id}`, `PATCH /content/v1/live`, each with
 * `?_website={site}&website_url={path}`. A blog that was edited belongs to its editor: the seed never replaces it.
 */
export function liveRoutes(context: AppContext, streams: Pick<ChangeStreams, 'wake'>): Hono {
  const app = new Hono();
  const trusted = trustedOnly(context.config);

  async function edit(c: Context, change: (document: Json, at: string) => Edited): Promise<object> {
    const { brand } = requireSite(c.req.query('_website'));
    const { website_url: path } = parseInput(BlogQuery, { website_url: c.req.query('website_url') });
    const reply = await editBlog(context, { brand, path }, change);
    streams.wake();
    return reply;
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
