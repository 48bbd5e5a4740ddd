import { createUsePuck, useGetPuck, type ComponentData, type Data } from '@puckeditor/core';
import { useMemo } from 'react';
import { regionOf, zoneOf, type PlacedProps } from '../document/puck-data.ts';
import { useAnnounce } from './announcer.tsx';
import { afterStep, moveInWords, type Place, type RegionOfPage, type Step } from './moves.ts';

/** Reads the visual editor's state by a selector, so that a change renders only what reads it. */
export const useDesk = createUsePuck();

export interface Region {
  readonly name: string;
  readonly label: string;
}

export const listOf = (data: Data, region: string): ComponentData[] =>
  ((data.root.props as unknown as Record<string, ComponentData[] | undefined>)[region] ??
    []) as ComponentData[];

/** The actions of an editor on blocks, by any of mouse, keyboard and touch. Each is one step of undo, and is announced. */
export interface Actions {
  select(id: string | null): void;
  /** One position on, or into the next region. */
  step(id: string, step: Step): void;
  /** To the end of a region. */
  toRegion(id: string, region: string): void;
  duplicate(id: string): void;
  remove(id: string): void;
  /** Adds a block after the selected one, or at the end of the first region for editors. */
  insert(block: string): void;
  change(id: string, settings: Record<string, unknown>): void;
  canMove(id: string): boolean;
  /** The name of the block of a placement; undefined for one that is not there. */
  nameOf(id: string): string | undefined;
  undo(): void;
  redo(): void;
}

/** @param regions of the page @param first the region for a new block when none is selected */
export function useActions(regions: readonly Region[], first: string): Actions {
  const getPuck = useGetPuck();
  const announce = useAnnounce();
  return useMemo(() => {
    const placeOf = (id: string): Place | undefined => {
      const found = getPuck().getSelectorForId(id);
      return found && { region: regionOf(found.zone), index: found.index };
    };
    const counted = (): RegionOfPage[] =>
      regions.map((region) => ({ ...region, count: listOf(getPuck().appState.data, region.name).length }));
    const labelOf = (type: string): string => getPuck().config.components[type]?.label ?? type;
    const selectAt = ({ region, index }: Place): void =>
      getPuck().dispatch({ type: 'setUi', ui: { itemSelector: { zone: zoneOf(region), index } } });
    /** The visual editor throws for an id that is not on the page, such as that of a block of another editor's draft. */
    const itemOf = (id: string): ComponentData | undefined => placeOf(id) && getPuck().getItemById(id);
    const allows = (id: string, what: string): boolean => {
      const item = itemOf(id);
      return item !== undefined && getPuck().getPermissions({ item })[what] !== false;
    };
    const move = (id: string, from: Place, to: Place): void => {
      const { dispatch, getItemById } = getPuck();
      const label = labelOf(getItemById(id)?.type ?? '');
      const destination = { destinationIndex: to.index, destinationZone: zoneOf(to.region) };
      if (from.region === to.region) dispatch({ type: 'reorder', sourceIndex: from.index, ...destination });
      else
        dispatch({ type: 'move', sourceIndex: from.index, sourceZone: zoneOf(from.region), ...destination });
      selectAt(to);
      announce(moveInWords(label, to, counted()));
    };
    return {
      select: (id) => {
        const place = id === null ? undefined : placeOf(id);
        if (place) selectAt(place);
        else getPuck().dispatch({ type: 'setUi', ui: { itemSelector: null } });
      },
      canMove: (id) => allows(id, 'drag'),
      nameOf: (id) => {
        const item = itemOf(id);
        return item && labelOf(item.type);
      },
      step: (id, step) => {
        const from = placeOf(id);
        if (!from || !allows(id, 'drag')) return;
        const to = afterStep(from, step, counted());
        if (to) move(id, from, to);
        else announce(step === 'up' ? 'Ya es el primer bloque.' : 'Ya es el último bloque.');
      },
      toRegion: (id, region) => {
        const from = placeOf(id);
        if (!from || from.region === region || !allows(id, 'drag')) return;
        const count = counted().find(({ name }) => name === region)?.count ?? 0;
        move(id, from, { region, index: count });
      },
      duplicate: (id) => {
        const place = placeOf(id);
        const item = getPuck().getItemById(id);
        if (!place || !item || !allows(id, 'duplicate')) return;
        getPuck().dispatch({ type: 'duplicate', sourceIndex: place.index, sourceZone: zoneOf(place.region) });
        announce(`${labelOf(item.type)}: copiado debajo.`);
      },
      remove: (id) => {
        const place = placeOf(id);
        const item = getPuck().getItemById(id);
        if (!place || !item || !allows(id, 'delete')) return;
        getPuck().dispatch({ type: 'remove', index: place.index, zone: zoneOf(place.region) });
        announce(`${labelOf(item.type)}: quitado. Se puede deshacer.`);
      },
      insert: (block) => {
        const selected = getPuck().selectedItem?.props.id as string | undefined;
        const at = selected === undefined ? undefined : placeOf(selected);
        const place =
          at && allows(selected!, 'drag')
            ? { region: at.region, index: at.index + 1 }
            : { region: first, index: listOf(getPuck().appState.data, first).length };
        getPuck().dispatch({
          type: 'insert',
          componentType: block,
          destinationIndex: place.index,
          destinationZone: zoneOf(place.region),
        });
        selectAt(place);
        announce(moveInWords(labelOf(block), place, counted()));
      },
      change: (id, settings) => {
        const { getItemById, dispatch } = getPuck();
        const item = getItemById(id);
        const place = placeOf(id);
        if (!item || !place) return;
        const props = { ...(item.props as PlacedProps), settings };
        dispatch({
          type: 'replace',
          destinationIndex: place.index,
          destinationZone: zoneOf(place.region),
          data: { ...item, props },
        });
      },
      undo: () => {
        if (!getPuck().history.hasPast) return;
        getPuck().history.back();
        announce('Deshecho.');
      },
      redo: () => {
        if (!getPuck().history.hasFuture) return;
        getPuck().history.forward();
        announce('Rehecho.');
      },
    };
  }, [getPuck, announce, regions, first]);
}
