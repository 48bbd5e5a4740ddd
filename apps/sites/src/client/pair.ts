export { startPair as default } from 'rotativa/blocks/body/BodyPair';
