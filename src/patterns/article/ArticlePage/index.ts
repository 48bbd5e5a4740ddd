export { Article, type ArticleProps } from './Article.tsx';
export { headerOf, type ArticlePresets } from './header-layout.ts';
export { ArticlePage, type ArticlePageProps } from './ArticlePage.tsx';
export { previewBox, type PreviewBox } from './preview-box.ts';
export { lockArticle, METERED_PART_CLASS } from './lock-article.ts';
