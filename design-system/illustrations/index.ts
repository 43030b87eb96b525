import type { ReactNode } from 'react';
import { BackgroundRemoval } from './background-removal/index.ts';
import { CameraLayouts, CameraLayoutsLesson } from './camera-layouts/index.ts';
import { CameraCleared, CameraRoom } from './camera-room/index.ts';
import { Captions, CaptionsLesson } from './captions/index.ts';
import { ClearBackground } from './clear-background/index.ts';
import { CursorPath } from './cursor-path/index.ts';
import { DiskImage } from './disk-image/index.ts';
import { DisplaySizes } from './display-sizes/index.ts';
import { EditPasses } from './edit-passes/index.ts';
import { Editor } from './editor/index.ts';
import { EventsToEdit } from './events-to-edit/index.ts';
import { ExportFormats } from './export-formats/index.ts';
import { ExportSheet } from './export-sheet/index.ts';
import { FilmLengths } from './film-lengths/index.ts';
import { AlphaSteps } from './figures/alpha-steps.tsx';
import { CaptionBreaks } from './figures/caption-breaks.tsx';
import { DeniedPermissions } from './figures/denied-permissions.tsx';
import { FileFormats } from './figures/file-formats.tsx';
import { FrameRates } from './figures/frame-rates.tsx';
import { MicrophoneDistance } from './figures/microphone-distance.tsx';
import { PauseLengths } from './figures/pause-lengths.tsx';
import { RecordingFiles } from './figures/recording-files.tsx';
import { TextColor } from './figures/text-color.tsx';
import { TutorialLength } from './figures/tutorial-length.tsx';
import { WindowPositions } from './figures/window-positions.tsx';
import { ZoomHold } from './figures/zoom-hold.tsx';
import { HairEdge } from './hair-edge/index.ts';
import { PermissionDialog } from './permission-dialog/index.ts';
import { PermissionList } from './permission-list/index.ts';
import { PersonRecording } from './person-recording/index.ts';
import { PixelRatios } from './pixel-ratios/index.ts';
import { RecorderBar } from './recorder-bar/index.ts';
import { RegionPicker } from './region-picker/index.ts';
import { ScreenshotToolbar } from './screenshot-toolbar/index.ts';
import { SeatingPlan } from './seating-plan/index.ts';
import { SharePage } from './share-page/index.ts';
import { Shortcuts, ShortcutsLesson } from './shortcuts/index.ts';
import { Sound } from './sound/index.ts';
import { SoundTracks } from './sound-tracks/index.ts';
import { FinishedTake, RawTake } from './take/index.ts';
import { Team } from './team/index.ts';
import { Teleprompter } from './teleprompter/index.ts';
import { TerminalRecording } from './terminal-recording/index.ts';
import { Timeline, TimelineRetakes } from './timeline/index.ts';
import { TracksCamera, TracksEvents, TracksOnDisk } from './tracks-on-disk/index.ts';
import { TwoTakes } from './two-takes/index.ts';
import { ZoomPath, ZoomPathLesson, ZoomPathShop } from './zoom-path/index.ts';
import { ZoomSteps } from './zoom-steps/index.ts';
import type { IllustrationName } from './names.ts';

/** The drawings that content may name. Each fills the box it is put in, and is decorative: its text is beside it. */
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
  'film-lengths': FilmLengths,
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
  'tracks-on-disk': TracksOnDisk,
  'tutorial-length': TutorialLength,
  'two-takes': TwoTakes,
  'window-positions': WindowPositions,
  'zoom-hold': ZoomHold,
  'zoom-path': ZoomPath,
  'zoom-path-lesson': ZoomPathLesson,
  'zoom-path-shop': ZoomPathShop,
  'zoom-steps': ZoomSteps,
};

export { illustrationNames } from './names.ts';
export type { IllustrationName } from './names.ts';
