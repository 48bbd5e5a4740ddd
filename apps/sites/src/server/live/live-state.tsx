import {
  isRunning,
  liveChanges,
  livePostAddress,
  type AnsDocument,
  type LiveBlog,
  type LivePost,
} from 'rotativa/domain';
import { Islands, type IslandErrorHandler } from 'rotativa/islands/server';
import type { LiveMessage } from 'rotativa/patterns/article/LiveBlog';
import { LivePost as LivePostView } from 'rotativa/patterns/article/LivePost';
import type { ContentServices } from 'rotativa/providers';
import { withServices } from '../../islands/PageServices.tsx';
import type { Site } from '../../config/site.ts';
import { liveBlogOf } from '../../pages/live.ts';
import { isOpened } from '../../pages/opened-documents.ts';
import { renderHtml } from '../../render/html.ts';
import { liveTime, resizedPost } from '../../views/live-props.ts';
import type { LiveState } from './channels.ts';

/** Posts in one message. A reader who has missed more loads the page. */
const MOST_POSTS = 50;

/** The state of a live blog that this server sends. */
export interface LiveBlogState extends LiveState {
  /** The changes after a version, as JSON. Readers with the same version share it. */
  message(since: string): Promise<string>;
}

export interface LiveReading {
  readonly site: Site;
  readonly path: string;
  readonly services: ContentServices;
  readonly onError: (error: unknown) => void;
}

/** A post as on a page. Its ids are its own, because it joins a page that was rendered before. */
function renderPost(post: LivePost, { site, path, services, onError }: LiveReading): Promise<string> {
  const onIslandError: IslandErrorHandler = onError;
  const prefix = `${post.id}-`;
  return renderHtml(
    <Islands onError={onIslandError} wrap={withServices} prefix={prefix}>
      <LivePostView
        post={resizedPost(post, services.images)}
        href={livePostAddress(path, post.id)}
        quote={site.brand.article.quote}
      />
    </Islands>,
    { onError, idPrefix: prefix },
  );
}

function stateOf(document: AnsDocument, blog: LiveBlog, reading: LiveReading): LiveBlogState {
  const { services } = reading;
  const ended = !isRunning(document, services.clock.now());
  const rendered = new Map<string, Promise<string>>();
  const messages = new Map<string, Promise<string>>();
  const html = (post: LivePost): Promise<string> => {
    const known = rendered.get(post.id) ?? renderPost(post, reading);
    rendered.set(post.id, known);
    return known;
  };
  async function write(since: string): Promise<string> {
    const { posts, fresh, removed } = liveChanges(blog, since);
    const pinned = blog.posts.find((post) => post.pinned);
    const message: LiveMessage = {
      version: blog.version,
      posts: await Promise.all(
        posts
          .slice(0, MOST_POSTS)
          .map(async (post) => ({ id: post.id, html: await html(post), fresh: fresh.has(post.id) })),
      ),
      removed: removed.slice(-MOST_POSTS),
      pinned: pinned ? { id: pinned.id, html: await html(pinned) } : null,
      updated: { iso: blog.version, text: liveTime(blog.version, services.clock.now()) },
      ended,
    };
    return JSON.stringify(message);
  }
  return {
    version: blog.version,
    ended,
    message: (since) => {
      const known = messages.get(since);
      if (known) return known;
      const made = write(since);
      // Callers choose the version, so only some are kept.
      if (messages.size < MOST_POSTS) messages.set(since, made);
      return made;
    },
  };
}

/** Reads the live blog at a path; undefined if there is none that all readers may read. @throws ApiError */
export async function readLiveState(reading: LiveReading): Promise<LiveBlogState | undefined> {
  const { site, path, services } = reading;
  const document = await services.content.document(path);
  if (!document || isOpened(document)) return undefined;
  const blog = liveBlogOf(document, site, path);
  return blog?.version ? stateOf(document, blog, reading) : undefined;
}
