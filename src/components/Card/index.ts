export { Card, type CardLayout, type CardProps, type CardScale } from './Card.tsx';
