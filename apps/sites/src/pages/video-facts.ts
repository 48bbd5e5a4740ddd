import { withMetadata, type AnsDocument, type PreparedArticle, type VideoMetadata } from 'rotativa/domain';
import type { ContentServices } from 'rotativa/providers';
import { withinTimeLimit } from './within-time-limit.ts';

/** Answers by the services of a request: head and text of a page wait for the same one, and not twice. */
const requested = new WeakMap<ContentServices, Promise<VideoMetadata | undefined>>();

/**
 * The metadata of the video of a page; undefined for other pages, and if the service does not
 * have it, fails or is late: then the document says enough. @see N11
 */
export function videoFacts(
  document: AnsDocument | undefined,
  services: ContentServices,
): Promise<VideoMetadata | undefined> {
  const known = requested.get(services);
  if (known) return known;
  const { video } = services;
  const answer =
    document?.type === 'video' && video
      ? withinTimeLimit(video.video(document._id), null).then((facts) => facts ?? undefined)
      : Promise.resolve(undefined);
  requested.set(services, answer);
  return answer;
}

/** The article with what is known about its video beside its document. */
export function withVideoFacts(article: PreparedArticle, facts: VideoMetadata | undefined): PreparedArticle {
  const { lead } = article;
  if (lead?.type !== 'video' || !facts) return article;
  return { ...article, lead: { ...lead, player: withMetadata(lead.player, facts) } };
}
