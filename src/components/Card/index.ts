export { Card, type CardFrame, type CardLayout, type CardProps, type CardScale } from './Card.tsx';
