import 'rotativa/themes/weekly.css';
import 'react-datepicker/dist/react-datepicker.css';
import MuiDialog from '@mui/material/Dialog';
import MenuItem from '@mui/material/MenuItem';
import MuiSelect from '@mui/material/Select';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import ReactDatePicker from 'react-datepicker';
import ReactSelect from 'react-select';
import { Button, Combobox, Dialog, DropdownMenu, DropdownMenuItem } from 'rotativa';

const PLACES = ['Antioquia', 'Boyacá', 'Nariño'];

/** As a captcha does: a frame in the page, above everything, when the reader must show who they are. */
function challenge(done) {
  const box = document.createElement('div');
  box.style.cssText = 'position: fixed; inset: 20% auto auto 20%; z-index: 2000000000';
  box.innerHTML = '<iframe title="Prueba" srcdoc="<button>No soy un robot</button>"></iframe>';
  document.body.append(box);
  const frame = box.firstChild;
  frame.onload = () => {
    frame.contentDocument.querySelector('button').onclick = () => {
      box.remove();
      done();
    };
  };
}

/** Three selects and a captcha of other libraries in a dialog. */
function TheirsInOurs() {
  const [region, setRegion] = useState('');
  const [city, setCity] = useState(null);
  const [day, setDay] = useState(null);
  const [human, setHuman] = useState(false);
  return (
    <Dialog title="Dirección" trigger={<Button>Los otros en el nuestro</Button>}>
      <MuiSelect
        value={region}
        displayEmpty
        onChange={({ target }) => setRegion(target.value)}
        SelectDisplayProps={{ 'aria-label': 'Departamento' }}
      >
        {PLACES.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </MuiSelect>
      <ReactSelect
        aria-label="Ciudad"
        value={city}
        onChange={setCity}
        options={['Pasto', 'Tunja'].map((name) => ({ value: name, label: name }))}
        menuPortalTarget={document.body}
        styles={{ menuPortal: (base) => ({ ...base, zIndex: 1300 }) }}
      />
      <ReactDatePicker
        placeholderText="Fecha"
        selected={day}
        openToDate={new Date(2026, 10, 1)}
        onChange={setDay}
        portalId="dates"
        dateFormat="d/M/yyyy"
      />
      <Button onClick={() => challenge(() => setHuman(true))}>{human ? 'Persona' : 'Comprobar'}</Button>
    </Dialog>
  );
}

/** Pieces of the library in the dialog of another one. */
function OursInTheirs() {
  const [open, setOpen] = useState(false);
  const [paper, setPaper] = useState(null);
  return (
    <>
      <Button onClick={() => setOpen(true)}>El nuestro en los otros</Button>
      <MuiDialog open={open} onClose={() => setOpen(false)} slotProps={{ paper: { ref: setPaper } }}>
        <Combobox label="Municipio" options={PLACES.map((name) => ({ value: name, label: name }))} />
        <DropdownMenu trigger={<Button>Más</Button>} container={paper}>
          <DropdownMenuItem>Guardar</DropdownMenuItem>
        </DropdownMenu>
        <Dialog title="Otra pregunta" trigger={<Button>Preguntar</Button>} container={paper}>
          <input aria-label="Respuesta" />
        </Dialog>
      </MuiDialog>
    </>
  );
}

createRoot(document.querySelector('#root')).render(
  <>
    <TheirsInOurs />
    <OursInTheirs />
  </>,
);
