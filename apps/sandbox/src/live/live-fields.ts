import { z } from 'zod';
import { address } from '../content/parameters.ts';

const TITLE_MAX = 200;
const PARAGRAPH_MAX = 5000;
const PARAGRAPHS_MAX = 20;
const SUMMARY_MAX = 8;
const SENTENCE_MAX = 400;

const paragraphs = z.array(z.string().trim().min(1).max(PARAGRAPH_MAX)).max(PARAGRAPHS_MAX).readonly();
const title = z.string().trim().min(1).max(TITLE_MAX);

/** The blog that a call is about. */
export const BlogQuery = z.object({ website_url: address });

/** A post's id in a path. */
export const PostId = z.string().min(1).max(100);

/** A new post. Its text is inline HTML, which the sites sanitise like all text. */
export const NewPost = z.strictObject({
  title,
  text: paragraphs.default([]),
  key: z.boolean().default(false),
  pinned: z.boolean().default(false),
  /** Names what is sent, so that a post that is sent twice is published once. */
  send: z.uuid().optional(),
});
export type NewPost = z.output<typeof NewPost>;

/** Changes of a post: what is absent stays. */
export const PostChange = z
  .strictObject({
    title: title.optional(),
    text: paragraphs.optional(),
    key: z.boolean().optional(),
    pinned: z.boolean().optional(),
  })
  .refine((change) => Object.keys(change).length > 0, 'at least one field');
export type PostChange = z.output<typeof PostChange>;

/** Changes of the blog. A blog that ended can continue. */
export const BlogChange = z
  .strictObject({
    ended: z.boolean().optional(),
    summary: z.array(z.string().trim().min(1).max(SENTENCE_MAX)).max(SUMMARY_MAX).readonly().optional(),
  })
  .refine((change) => Object.keys(change).length > 0, 'at least one field');
export type BlogChange = z.output<typeof BlogChange>;
