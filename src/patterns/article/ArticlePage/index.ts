export { Article, headerOf, type ArticleProps } from './Article.tsx';
export { ArticlePage, type ArticlePageProps } from './ArticlePage.tsx';
export { lockArticle } from './lock-article.ts';
