export { BodyLinkList, type BodyLinkListProps } from './BodyLinkList.tsx';
