import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { EmptyState } from '../shared/look/states/EmptyState.tsx';
import { BROKEN } from './appTexts.ts';

/** Catches a screen that threw or whose code did not load (a new release removes the old files) and offers a reload. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return (
      <EmptyState
        asHeading="h1"
        title={BROKEN.title}
        action={
          <Button size="lg" onClick={() => location.reload()}>
            {BROKEN.reload}
          </Button>
        }
      >
        <span role="alert">{BROKEN.text}</span>
      </EmptyState>
    );
  }
}
