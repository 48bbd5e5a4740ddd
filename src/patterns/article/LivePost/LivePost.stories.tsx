import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTextColumn } from '../../../blocks/shared/fixtures/article.tsx';
import { livePost, PATH } from '../LiveBlog/live-blog.fixture.ts';
import { LivePost } from './LivePost.tsx';

const meta = {
  component: LivePost,
  decorators: [inTextColumn],
  args: { post: livePost(2), href: `${PATH}?entrada=nota-2#nota-2` },
} satisfies Meta<typeof LivePost>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Post: Story = {};

/** A key moment that is pinned and was edited. */
export const Marks: Story = { args: { post: livePost(2, { key: true, pinned: true, edited: true }) } };

/** Only the time and the text: the editor wrote no title. */
export const WithoutTitle: Story = { args: { post: livePost(2, { titleHtml: '' }) } };
