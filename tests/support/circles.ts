/** A graph: each node with those that it leads to. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/**
 * The circles of a graph: one for each set of nodes that lead to one another, the shortest through its first node.
 * @returns each circle as a path that ends where it begins
 */
export function circlesOf(graph: Graph): string[][] {
  const found: string[][] = [];
  const known = new Set<string>();
  for (const node of [...graph.keys()].sort()) {
    if (known.has(node)) continue;
    const circle = shortestBack(graph, node);
    if (!circle) continue;
    found.push(circle);
    for (const other of reachable(graph, node)) if (reachable(graph, other).has(node)) known.add(other);
  }
  return found;
}

/** All nodes that a node leads to. */
function reachable(graph: Graph, from: string): Set<string> {
  const all = new Set(graph.get(from));
  // A set that grows while it is read is read to its end.
  for (const node of all) for (const next of graph.get(node) ?? []) all.add(next);
  return all;
}

/** The shortest way from a node back to it; undefined without one. */
function shortestBack(graph: Graph, start: string): string[] | undefined {
  const ways = [[start]];
  const seen = new Set<string>();
  for (const way of ways)
    for (const next of graph.get(way.at(-1)!) ?? []) {
      if (next === start) return [...way, start];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  return undefined;
}
