export { BodyRating, type BodyRatingProps } from './BodyRating.tsx';
