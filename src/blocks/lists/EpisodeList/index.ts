export { EpisodeList, type Episode, type EpisodeListProps } from './EpisodeList.tsx';
export { episodeListBlock } from './EpisodeList.block.ts';
