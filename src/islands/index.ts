export { defineIsland } from './define-island.ts';
export type {
  IslandComponent,
  IslandDefinition,
  IslandScript,
  IslandWhen,
  Serializable,
  SerializableProps,
} from './define-island.ts';
export { Island, type IslandProps } from './Island.tsx';
export { useSentContent, type SentContent } from './sent-content.ts';
export { preload } from './preload.ts';
