import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { EmptyState } from '../shared/look/states/EmptyState.tsx';
import { BROKEN } from './appTexts.ts';

/** Catches a screen that broke or whose code did not come (after a new release its file is gone): loading anew helps. */
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
