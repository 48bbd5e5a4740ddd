import type { PageChange } from 'rotativa/providers';

/** Reads a stream of changes until it ends. Other events are given by their names. */
export async function readChanges(
  reply: Response,
  changed: (change: PageChange) => void,
  other: (event: string) => void = () => undefined,
): Promise<void> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of reply.body!) {
    text += decoder.decode(chunk, { stream: true });
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(event)?.[1];
      if (field('event') === 'page') changed(JSON.parse(field('data') ?? '') as PageChange);
      else other(field('event') ?? ':');
    }
  }
}
