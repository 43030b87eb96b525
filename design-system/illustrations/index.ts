import type { ReactNode } from 'react';
import { BackgroundRemoval } from './background-removal.tsx';
import { CameraLayouts, CameraLayoutsLesson } from './camera-layouts.tsx';
import { CameraCleared, CameraRoom } from './camera-room.tsx';
import { Captions, CaptionsLesson } from './captions.tsx';
import { ClearBackground } from './clear-background.tsx';
import { CursorPath } from './cursor-path.tsx';
import { DiskImage } from './disk-image.tsx';
import { DisplaySizes } from './display-sizes.tsx';
import { EditPasses } from './edit-passes.tsx';
import { Editor } from './editor.tsx';
import { EventsToEdit } from './events-to-edit.tsx';
import { ExportFormats } from './export-formats.tsx';
import { ExportSheet } from './export-sheet.tsx';
import { AlphaSteps } from './alpha-steps.tsx';
import { CaptionBreaks } from './caption-breaks.tsx';
import { DeniedPermissions } from './denied-permissions.tsx';
import { FileFormats } from './file-formats.tsx';
import { FrameRates } from './frame-rates.tsx';
import { MicrophoneDistance } from './microphone-distance.tsx';
import { PauseLengths } from './pause-lengths.tsx';
import { RecordingFiles } from './recording-files.tsx';
import { TextColor } from './text-color.tsx';
import { TutorialLength } from './tutorial-length.tsx';
import { WindowPositions } from './window-positions.tsx';
import { ZoomHold } from './zoom-hold.tsx';
import { HairEdge } from './hair-edge.tsx';
import { PermissionDialog } from './permission-dialog.tsx';
import { PermissionList } from './permission-list.tsx';
import { PersonRecording } from './person-recording.tsx';
import { PixelRatios } from './pixel-ratios.tsx';
import {
  CoverCaptions,
  CoverFiles,
  CoverFolder,
  CoverFrameRates,
  CoverLight,
  CoverLoudness,
  CoverPermissions,
  CoverPlan,
  CoverSilence,
  CoverSoftText,
  CoverZoom,
} from './post-covers.tsx';
import { RecorderBar } from './recorder-bar.tsx';
import { RegionPicker } from './region-picker.tsx';
import { ScreenshotToolbar } from './screenshot-toolbar.tsx';
import { SeatingPlan } from './seating-plan.tsx';
import { SharePage } from './share-page.tsx';
import { Shortcuts, ShortcutsLesson } from './shortcuts.tsx';
import { Sound } from './sound.tsx';
import { SoundTracks } from './sound-tracks.tsx';
import { FinishedTake, RawTake } from './take.tsx';
import { Team } from './team.tsx';
import { Teleprompter } from './teleprompter.tsx';
import { TerminalRecording } from './terminal-recording.tsx';
import { Timeline, TimelineRetakes } from './timeline.tsx';
import { TracksCamera, TracksEvents } from './tracks.tsx';
import { TwoTakes } from './two-takes.tsx';
import { ZoomPath } from './zoom-path.tsx';
import { ZoomSteps } from './zoom-steps.tsx';
import type { IllustrationName } from './names.ts';

/**
 * Illustrations by the names that content uses. Each fills its box. They are decorative, because the text beside them
 * says the same.
 */
export const illustrations: Readonly<Record<IllustrationName, () => ReactNode>> = {
  'alpha-steps': AlphaSteps,
  'background-removal': BackgroundRemoval,
  'camera-cleared': CameraCleared,
  'camera-layouts': CameraLayouts,
  'camera-layouts-lesson': CameraLayoutsLesson,
  'camera-room': CameraRoom,
  'caption-breaks': CaptionBreaks,
  captions: Captions,
  'captions-lesson': CaptionsLesson,
  'clear-background': ClearBackground,
  'cover-captions': CoverCaptions,
  'cover-files': CoverFiles,
  'cover-folder': CoverFolder,
  'cover-frame-rates': CoverFrameRates,
  'cover-light': CoverLight,
  'cover-loudness': CoverLoudness,
  'cover-permissions': CoverPermissions,
  'cover-plan': CoverPlan,
  'cover-silence': CoverSilence,
  'cover-soft-text': CoverSoftText,
  'cover-zoom': CoverZoom,
  'cursor-path': CursorPath,
  'denied-permissions': DeniedPermissions,
  'disk-image': DiskImage,
  'display-sizes': DisplaySizes,
  'edit-passes': EditPasses,
  editor: Editor,
  'events-to-edit': EventsToEdit,
  'export-formats': ExportFormats,
  'export-sheet': ExportSheet,
  'file-formats': FileFormats,
  'finished-take': FinishedTake,
  'frame-rates': FrameRates,
  'hair-edge': HairEdge,
  'microphone-distance': MicrophoneDistance,
  'pause-lengths': PauseLengths,
  'permission-dialog': PermissionDialog,
  'permission-list': PermissionList,
  'person-recording': PersonRecording,
  'pixel-ratios': PixelRatios,
  'raw-take': RawTake,
  'recorder-bar': RecorderBar,
  'recording-files': RecordingFiles,
  'region-picker': RegionPicker,
  'screenshot-toolbar': ScreenshotToolbar,
  'seating-plan': SeatingPlan,
  'share-page': SharePage,
  shortcuts: Shortcuts,
  'shortcuts-lesson': ShortcutsLesson,
  sound: Sound,
  'sound-tracks': SoundTracks,
  team: Team,
  teleprompter: Teleprompter,
  'terminal-recording': TerminalRecording,
  'text-color': TextColor,
  timeline: Timeline,
  'timeline-retakes': TimelineRetakes,
  'tracks-camera': TracksCamera,
  'tracks-events': TracksEvents,
  'tutorial-length': TutorialLength,
  'two-takes': TwoTakes,
  'window-positions': WindowPositions,
  'zoom-hold': ZoomHold,
  'zoom-path': ZoomPath,
  'zoom-steps': ZoomSteps,
};

export { illustrationNames } from './names.ts';
export type { IllustrationName } from './names.ts';
