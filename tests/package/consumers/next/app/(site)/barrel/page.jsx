import { Card, Heading } from 'rotativa';

export default function Page() {
  return (
    <main>
      <Heading level={1}>Del índice</Heading>
      <Card href="/a/" headline="Vuelve el tren" />
    </main>
  );
}
