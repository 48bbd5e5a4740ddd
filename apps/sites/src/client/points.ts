export { startPoints as default } from 'rotativa/blocks/body/BodyGraphic';
