/**
 * The items of one part of a long run: `2/3` has every third item, from the second on. All of them without a shard.
 * @param items in an order that does not change between the parts
 * @throws Error for a shard that is not a part of a number of parts
 */
export function shardOf<T>(items: readonly T[], shard: string | undefined = process.env['SHARD']): T[] {
  if (!shard) return [...items];
  const [part = NaN, of = NaN] = shard.split('/').map(Number);
  if (!(Number.isInteger(part) && Number.isInteger(of) && part >= 1 && part <= of))
    throw new Error(`SHARD is ${shard}. Write the part and the number of parts, as in SHARD=2/3.`);
  return items.filter((_item, index) => index % of === part - 1);
}
