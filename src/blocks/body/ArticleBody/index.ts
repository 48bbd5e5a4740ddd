export { ArticleBody, type ArticleBodyProps } from './ArticleBody.tsx';
export { BODY_VIEWS, type BodyContext, type BodySlots, type BodyView, type BodyViews } from './views.tsx';
export { bodyGalleryIsland } from '../BodyGallery/island.ts';
export { resizeBlock, resizeGallery, resizePicture } from '../body-picture/resize.ts';
