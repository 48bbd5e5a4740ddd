export { Article, headerOf, type ArticleProps } from './Article.tsx';
export { ArticlePage, type ArticlePageProps } from './ArticlePage.tsx';
export { lockArticle, METERED_PART_CLASS } from './lock-article.ts';
