import { createRoot } from 'react-dom/client';
import { css, styled } from 'styled-components';
import { Button, Card } from 'rotativa';

const WideButton = styled(Button)`
  padding-inline: ${({ $wide }) => ($wide ? 77 : 66)}px;

  &[data-size='small'] {
    padding-inline: 33px;
  }
`;
const insideCard = css`
  ${Card} {
    letter-spacing: 5px;
  }
`;
const Shelf = styled.div`
  ${insideCard}

  ${Button}:not(.plain) {
    border-top-width: 9px;
  }
`;

createRoot(document.querySelector('#root')).render(
  <>
    <Button id="untouched" className="plain">
      Leer
    </Button>
    <WideButton id="wide" $wide ref={(element) => element && (element.dataset.ref = element.localName)}>
      Leer
    </WideButton>
    <WideButton id="small" size="small">
      Leer
    </WideButton>
    <Shelf>
      <Button id="inside">Leer</Button>
      <Card id="card" href="/a/" headline="Vuelve el tren" />
    </Shelf>
  </>,
);
