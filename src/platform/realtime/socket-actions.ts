import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { HandlesAction, type SocketAction } from './socket-action.js';

/** Actions that the socket itself handles. */
const reserved = new Set(['Identify', 'Identified', 'Error']);

/** Finds the handler of each action. The api does not start if an action has two handlers. */
@Injectable()
export class SocketActions implements OnModuleInit {
  private readonly actions = new Map<string, SocketAction>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    for (const provider of this.discovery.getProviders({ metadataKey: HandlesAction.KEY })) {
      const action = this.discovery.getMetadataByDecorator(HandlesAction, provider);
      if (action === undefined) continue;
      if (reserved.has(action)) throw new Error(`${provider.name} handles ${action}, which the socket itself handles`);
      if (this.actions.has(action)) throw new Error(`The socket action ${action} has two handlers`);
      this.actions.set(action, provider.instance as SocketAction);
    }
  }

  get(action: string): SocketAction | undefined {
    return this.actions.get(action);
  }
}
