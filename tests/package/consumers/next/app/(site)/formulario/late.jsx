import { Button } from 'rotativa/components/Button';
import { Dialog } from 'rotativa/components/Dialog';

/** A part of the page whose data come late. */
export async function Late() {
  await new Promise((resolve) => setTimeout(resolve, 1500));
  return (
    <Dialog title="Lo que llegó tarde" trigger={<Button>Abrir</Button>}>
      Elija una red
    </Dialog>
  );
}
