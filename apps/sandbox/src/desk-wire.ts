/** The answers and the bodies of `/desk/v1` that no port of the package has: the desk's app and this service share them. */
export type { BlogChange, NewPost, PostChange } from './live/live-fields.ts';
export type { EditedBlog, EditedPost, LiveBlogSummary } from './live/read-blog.ts';
export type { PresentEditor } from './pages/presence.ts';
export type { InvitationEntry, StaffEntry } from './staff/administration.ts';
export type { AuditLine } from './staff/read-audit.ts';
export type { StaffMember } from './staff/roles.ts';
