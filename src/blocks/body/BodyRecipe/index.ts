export { BodyRecipe, type BodyRecipeProps } from './BodyRecipe.tsx';
