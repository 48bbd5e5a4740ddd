import { Hono, type Context } from 'hono';
import type { BrandKey } from 'rotativa/themes';
import { z } from 'zod';
import { address } from '../content/parameters.ts';
import { textAt } from '../content/json.ts';
import type { AppContext } from '../context.ts';
import type { Json } from '../db/schema/content.ts';
import { parseInput, readBody } from '../http/body.ts';
import { HttpError } from '../http/errors.ts';
import type { ChangeStreams } from '../pages/change-streams.ts';
import { record, type AuditEntry } from '../staff/audit.ts';
import { requireRole } from '../staff/roles.ts';
import type { StaffEnv } from '../staff/sessions.ts';
import { findSite } from '../sites.ts';
import { addPost, changeBlog, changePost, removePost, type Edited } from './edit.ts';
import { editBlog, type BlogAddress } from './edit-blog.ts';
import { BlogChange, NewPost, PostChange, PostId } from './live-fields.ts';
import { listBlogs, readBlog } from './read-blog.ts';

const Brand = z.object({ brand: z.string().min(1).max(60) });
const Blog = Brand.extend({ path: address });

const isAbout = (id: string | undefined) => (element: Json) => textAt(element, '_id') === id;

/** The heading of a post before and after a change, for the audit log. */
const headingIn = (document: Json, id: string | undefined): string | null => {
  const elements = document['content_elements'];
  const found = Array.isArray(elements) ? (elements as Json[]).find(isAbout(id)) : undefined;
  return found ? (textAt(found, 'content') ?? null) : null;
};

/**
 * Below `/desk/v1/live`: live blogs for staff with a session. Who proposes reads them; who publishes writes, because each
 * change reaches readers at once. Every change is in the audit log.
 */
export function liveDeskRoutes(context: AppContext, streams: Pick<ChangeStreams, 'wake'>): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();

  const brandOf = (c: Context<StaffEnv>, brand: string, role: 'propose' | 'publish'): BrandKey => {
    requireRole(c.get('staff'), brand, role);
    const site = findSite(brand);
    if (site?.brand !== brand) throw new HttpError(404, 'not_found', `There is no brand '${brand}'.`);
    return site.brand;
  };
  const blogOf = (c: Context<StaffEnv>, role: 'propose' | 'publish'): BlogAddress => {
    const { brand, path } = parseInput(Blog, c.req.query());
    return { brand: brandOf(c, brand, role), path };
  };

  async function edit(
    c: Context<StaffEnv>,
    action: AuditEntry['action'],
    change: (document: Json, at: string) => Edited,
  ): Promise<object> {
    const blog = blogOf(c, 'publish');
    const reply = await editBlog(context, blog, change, (tx, { document, id }, before, at) =>
      record(tx, {
        ...{ at, by: c.get('staff').email, action, brand: blog.brand, page: blog.path },
        note: id ?? '',
        before: headingIn(before, id),
        after: headingIn(document, id),
      }),
    );
    streams.wake();
    return reply;
  }

  app.get('/', async (c) => {
    const brand = brandOf(c, parseInput(Brand, c.req.query()).brand, 'propose');
    return c.json({ blogs: await listBlogs(context.db, brand, context.clock()) });
  });
  app.get('/blog', async (c) => c.json(await readBlog(context.db, blogOf(c, 'propose'))));
  app.post('/posts', async (c) => {
    const post = await readBody(c, NewPost);
    return c.json(await edit(c, 'live-posted', (document, at) => addPost(document, post, at)), 201);
  });
  app.patch('/posts/:id', async (c) => {
    const id = parseInput(PostId, c.req.param('id'));
    const change = await readBody(c, PostChange);
    return c.json(await edit(c, 'live-corrected', (document, at) => changePost(document, id, change, at)));
  });
  app.delete('/posts/:id', async (c) => {
    const id = parseInput(PostId, c.req.param('id'));
    return c.json(await edit(c, 'live-removed', (document, at) => removePost(document, id, at)));
  });
  app.patch('/', async (c) => {
    const change = await readBody(c, BlogChange);
    return c.json(await edit(c, 'live-changed', (document, at) => changeBlog(document, change, at)));
  });
  return app;
}
