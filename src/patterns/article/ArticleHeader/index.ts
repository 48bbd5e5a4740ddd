export { ArticleHeader, type ArticleHeaderProps, type HeaderByline } from './ArticleHeader.tsx';
